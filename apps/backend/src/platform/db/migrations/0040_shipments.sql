-- Shipments of orders, with their units. An order without shipments was sent as a whole, by an earlier release.
create table shipment (
  id int generated always as identity primary key,
  order_id int not null references orders,
  parcels text[] not null, -- tracking numbers
  shipped_at timestamptz not null
);
create index on shipment (order_id);

create table shipment_line (
  shipment_id int not null references shipment,
  order_line_id int not null references order_line,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index on shipment_line (order_line_id);

-- No more units are shipped than were ordered, less those refunded before.
create function check_shipment_line() returns trigger language plpgsql as $$
declare
  line order_line;
begin
  select * into line from order_line where id = new.order_line_id for no key update;
  if line.order_id is distinct from (select order_id from shipment where id = new.shipment_id) or line.quantity < new.quantity
    + (select coalesce(sum(quantity), 0) from shipment_line where order_line_id = line.id)
    + (
      select coalesce(sum((item ->> 'quantity')::int - coalesce((item ->> 'shipped')::int, 0)), 0)
      from refund, jsonb_array_elements(refund.items -> 'lines') item
      where refund.order_id = line.order_id and (item ->> 'lineId')::int = line.id
    ) then
    raise exception 'order line % has no % units to ship', new.order_line_id, new.quantity;
  end if;
  return new;
end $$;
create trigger shipment_line_checked before insert on shipment_line
  for each row execute function check_shipment_line();

create function refuse_shipment_change() returns trigger language plpgsql as $$
begin
  raise exception 'a shipment is never changed';
end $$;
create trigger shipment_stays before update or delete on shipment
  for each row execute function refuse_shipment_change();
create trigger shipment_line_stays before update or delete on shipment_line
  for each row execute function refuse_shipment_change();

-- Captures of authorized payments, one for each shipment.
create table capture (
  id int generated always as identity primary key,
  payment_id int not null references payment,
  shipment_id int unique references shipment, -- null: all that is left of the payment
  key text not null unique,                   -- idempotency key at the provider
  amount_cents int not null check (amount_cents > 0),
  lines jsonb not null,
  due_at timestamptz not null,
  captured_at timestamptz,                    -- null: due
  tried_at timestamptz
);
create index on capture (payment_id);
create index capture_due on capture (due_at) where captured_at is null;

-- The part of a refund that was not captured before: it reduces the authorization. Null: of an earlier release.
alter table refund add column released_cents int;

-- No more is captured and released than was authorized.
create function check_capture() returns trigger language plpgsql as $$
declare
  authorized int;
begin
  select amount_cents into authorized from payment where id = new.payment_id for no key update;
  if authorized < new.amount_cents
    + (select coalesce(sum(amount_cents), 0) from capture where payment_id = new.payment_id)
    + (select coalesce(sum(released_cents), 0) from refund where payment_id = new.payment_id) then
    raise exception 'payment % has no % cents to capture', new.payment_id, new.amount_cents;
  end if;
  return new;
end $$;
create trigger capture_checked before insert on capture for each row execute function check_capture();
