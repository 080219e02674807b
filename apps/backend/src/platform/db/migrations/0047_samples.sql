-- Free samples of materials are lines of carts and orders without a page, like services, and have a stock like products.
alter table product
  drop constraint product_kind_check,
  add constraint product_kind_check check (kind in ('product', 'service', 'sample')) not valid;
alter table product validate constraint product_kind_check;
