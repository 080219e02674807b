-- Units sold, and negative ones of canceled orders, that product.sold does not count yet. Orders only insert here: rows of
-- products, which imports lock first, are updated by the job countSales.
create table sales_change (
  id bigint generated always as identity primary key,
  product_id int not null,
  quantity int not null
);
create index on sales_change (product_id);
