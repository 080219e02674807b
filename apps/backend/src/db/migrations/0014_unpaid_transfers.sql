-- Orders paid in advance whose money does not come: asked for once more, then given up.

alter table orders
  add column pay_until timestamptz; -- said by the reminder: afterwards the order is given up; null: not reminded
create index orders_unpaid on orders (placed_at) where status = 'not_paid';
