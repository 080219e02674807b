-- How long a delivery takes, as it was agreed: an order says so even after the catalogue has changed or lost its goods.

alter table orders
  add column delivery_days_min int not null default 0,  -- working days of the slowest piece; 0 and 0: not told
  add column delivery_days_max int not null default 0;

update orders set delivery_days_min = slowest.min, delivery_days_max = slowest.max
from (
  select line.order_id, max(product.delivery_days_min) as min, max(product.delivery_days_max) as max
  from order_line line join product on product.id = line.product_id
  group by line.order_id
) slowest
where slowest.order_id = orders.id;
