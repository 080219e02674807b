-- When an order took its stock, by the clock of the database: imports compare it with the time of a stock count. Null: placed
-- by an earlier release, so that placed_at counts.
alter table orders add column stock_taken_at timestamptz;
alter table orders alter column stock_taken_at set default now();
