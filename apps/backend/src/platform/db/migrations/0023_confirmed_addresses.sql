-- Proof that a customer reads the mailbox of their address, and the short hold of unpaid orders without it.

alter table customer add column email_confirmed_at timestamptz;
-- Accounts of earlier versions keep what they could do.
update customer set email_confirmed_at = created_at where not guest;

alter table orders add column confirm_until timestamptz; -- canceled then; null: no confirmation needed
create index orders_unconfirmed on orders (confirm_until) where confirm_until is not null;
