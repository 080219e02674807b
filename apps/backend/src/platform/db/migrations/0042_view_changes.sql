-- Views of product pages that product.viewed does not count yet; nothing about the viewer. As sales_change: pages only
-- insert, so that shoppers never wait for each other or for an import, and the job view_count updates the products.
create table view_change (
  id bigint generated always as identity primary key,
  product_id int not null,
  quantity int not null default 1
);
create index on view_change (product_id);
