-- Agreed delivery time of an order, independent of later catalogue changes.

alter table orders
  add column delivery_days_min int not null default 0,  -- working days of the slowest line; 0 and 0: unknown
  add column delivery_days_max int not null default 0;

update orders set delivery_days_min = slowest.min, delivery_days_max = slowest.max
from (
  select line.order_id, max(product.delivery_days_min) as min, max(product.delivery_days_max) as max
  from order_line line join product on product.id = line.product_id
  group by line.order_id
) slowest
where slowest.order_id = orders.id;
