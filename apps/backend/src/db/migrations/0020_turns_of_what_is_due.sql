-- When housekeeping last saw to it: what cannot be done yet goes behind everything else, so that all of it has its turn.

alter table payment add column tried_at timestamptz;
alter table refund add column tried_at timestamptz;
