-- Free samples of materials are lines of carts and orders without a page, like services, and have a stock like products.
alter table product
  drop constraint product_kind_check,
  -- Not checked for existing rows: the earlier constraint allowed fewer kinds.
  add constraint product_kind_check check (kind in ('product', 'service', 'sample')) not valid;
