-- Payments that are authorized first and captured when their order is dispatched; null for all others.
alter table payment add column authorized_at timestamptz;
alter table payment add column capture_due_at timestamptz;
alter table payment add column captured_at timestamptz;
