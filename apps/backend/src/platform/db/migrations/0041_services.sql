-- Services (assembly, pickup of old furniture) are lines of carts and orders without a page: never visible in lists.
-- Rows of `accessory` say with which products a service is booked.
alter table product
  add column kind text not null default 'product' check (kind in ('product', 'service')),
  -- Not checked for existing rows: all of them are products.
  add constraint product_service_hidden check (kind = 'product' or not visible) not valid;

-- Units of a service that a cart can book: one for each unit of the products that it belongs to.
create function bookable_units(cart int, service int) returns int language sql stable parallel safe
begin atomic
  select coalesce(sum(item.quantity), 0)::int
  from cart_item item
    join sale_element element on element.id = item.sale_element_id and element.visible
    join accessory on accessory.product_id = element.product_id
  where item.cart_id = cart and accessory.accessory_id = service;
end;
