-- The pieces that a refund is for; null: an amount only.
alter table refund add column items jsonb;
