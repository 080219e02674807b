-- Units that went back into stock: canceled, refunded before their shipment, or returned. Of an order without rows,
-- orders.restocked_at says when all of them did.
create table restock (
  id int generated always as identity primary key,
  order_id int not null references orders,
  order_line_id int not null references order_line,
  refund_id int references refund, -- null: canceled, or the rest of an order that is refunded
  quantity int not null check (quantity > 0),
  was_shipped boolean not null,
  returned_at timestamptz not null -- when they were free again; of shipped ones, when they came back
);
create index on restock (order_id);
create index on restock (order_line_id);
create index on restock (refund_id);

-- No unit goes back into stock twice.
create function check_restock() returns trigger language plpgsql as $$
declare
  ordered int;
begin
  select quantity into ordered from order_line where id = new.order_line_id and order_id = new.order_id for no key update;
  if ordered is null or ordered < new.quantity
    + (select coalesce(sum(quantity), 0) from restock where order_line_id = new.order_line_id) then
    raise exception 'order line % has no % units to restock', new.order_line_id, new.quantity;
  end if;
  return new;
end $$;
create trigger restock_checked before insert on restock for each row execute function check_restock();

create function refuse_restock_change() returns trigger language plpgsql as $$
begin
  raise exception 'a restock is never changed';
end $$;
create trigger restock_stays before update or delete on restock for each row execute function refuse_restock_change();

-- A process of the previous release restocks whole orders: it must not add units that are back already.
create function check_restocked_order() returns trigger language plpgsql as $$
begin
  if exists (select from restock where order_id = new.id) and exists (
    select from order_line line where line.order_id = new.id
      and line.quantity > (select coalesce(sum(quantity), 0) from restock where order_line_id = line.id)
  ) then
    raise exception 'some units of order % are back in stock already', new.id;
  end if;
  return new;
end $$;
create trigger order_restock_checked before update of restocked_at on orders
  for each row when (new.restocked_at is distinct from old.restocked_at) execute function check_restocked_order();
