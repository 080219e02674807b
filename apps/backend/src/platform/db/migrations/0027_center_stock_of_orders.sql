-- Units that an order took from centers its lines do not name; a canceled order gives them back.
create table order_center_stock (
  order_id int not null references orders on delete cascade,
  sale_element_id int not null references sale_element on delete cascade,
  fulfilment_center_id int not null references fulfilment_center on delete cascade,
  quantity int not null check (quantity > 0)
);
create index on order_center_stock (order_id);
create index on order_center_stock (sale_element_id);
create index on order_center_stock (fulfilment_center_id);

-- Earlier orders left centers with more units than the variant has: the fullest lose the difference.
with held as (
  select sale_element_id, fulfilment_center_id, stock, sum(stock) over (partition by sale_element_id) as whole,
    sum(stock) over (partition by sale_element_id order by stock desc, fulfilment_center_id) - stock as before
  from fulfilment_stock
), part as (
  select held.sale_element_id, held.fulfilment_center_id,
    least(held.stock, held.whole - element.stock - held.before)::int as units
  from held join sale_element element on element.id = held.sale_element_id
)
update fulfilment_stock center set stock = center.stock - part.units
from part
where center.sale_element_id = part.sale_element_id and center.fulfilment_center_id = part.fulfilment_center_id
  and part.units > 0;
