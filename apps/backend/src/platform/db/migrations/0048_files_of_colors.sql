-- A product has a scale drawing for each colour: the name of a file is its key, not the kind.
create unique index concurrently if not exists product_file_name on product_file (product_id, file);
alter table product_file drop constraint if exists product_file_pkey;
