-- Unpaid prepaid orders: one reminder, then cancellation.

alter table orders
  add column pay_until timestamptz; -- deadline named in the reminder; null: not reminded
create index orders_unpaid on orders (placed_at) where status = 'not_paid';
