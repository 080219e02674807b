-- The neighbours of a product in its category, for what is looked at beside it.

create index on product (default_category_id) where visible;
