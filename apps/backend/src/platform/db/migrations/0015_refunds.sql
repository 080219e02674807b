-- Full and partial refunds, and credit notes that correct invoices.

create table refund (
  id int generated always as identity primary key,
  order_id int not null references orders,
  payment_id int references payment, -- null: refunded by hand
  key text not null unique,          -- idempotency key at the provider
  amount_cents int not null check (amount_cents > 0),
  restock boolean not null,          -- restock the items with the last refund of the order
  why text not null,
  asked_at timestamptz not null,
  done_at timestamptz                -- null: due
);
create index on refund (order_id);
-- One open refund per order, so that an interrupted one is resumed and not repeated.
create unique index refund_due on refund (order_id) where done_at is null;

-- Credit notes, gapless and immutable like invoices.
create table credit_note_series (
  country text not null,
  year int not null,
  last int not null,
  primary key (country, year)
);
create table credit_note (
  id int generated always as identity primary key,
  order_id int not null references orders,
  invoice_id int not null references invoice,
  refund_id int unique references refund, -- null: returned unpaid
  country text not null,
  year int not null,
  serial int not null,
  number text not null unique,      -- 'AT-CN-2026-000001'
  issued_at timestamptz not null,
  content jsonb not null,
  foreign key (country, year) references credit_note_series,
  unique (country, year, serial)
);
create index on credit_note (order_id);
create index on credit_note (invoice_id);
create trigger credit_note_stays before update or delete on credit_note
  for each row execute function refuse_change();

alter table orders add column parcels text[] not null default '{}'; -- tracking numbers

-- State of the test bank.
create table testbank_refund (
  key text primary key,
  session text not null references testbank_session,
  amount_cents int not null check (amount_cents > 0),
  made_at timestamptz not null
);
create index on testbank_refund (session);
