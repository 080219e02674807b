-- When the items of an order went back into stock; of a shipped order, when they came back.
alter table orders add column restocked_at timestamptz;
alter table refund add column returned_at timestamptz;
-- Time of the count that a variant's stock comes from. Apart from sale_element, whose rows orders lock and changes are
-- announced: an import that repeats a count leaves these alone.
create table stock_count (
  sale_element_id int primary key references sale_element on delete cascade,
  counted_at timestamptz not null
);
