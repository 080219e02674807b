-- Similar products: visible products of the same category.

create index on product (default_category_id) where visible;
