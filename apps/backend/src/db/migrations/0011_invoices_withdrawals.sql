-- What follows an order on paper: mails with enclosures, invoices without gaps in their numbers, withdrawals.

alter table mail_outbox
  add column enclosures jsonb not null default '[]'; -- files that go with it; an invoice is drawn when it is sent

-- The last number given, by country and year: a row, locked by whoever takes the next one until that invoice is there.
-- A sequence would leave gaps where a transaction is undone.
create table invoice_series (
  country text not null,
  year int not null,
  last int not null,
  primary key (country, year)
);

-- Never changed and never deleted: what it says was copied when it was made.
create table invoice (
  id int generated always as identity primary key,
  order_id int not null unique references orders,
  country text not null,
  year int not null,
  serial int not null,
  number text not null unique,      -- 'AT-2026-000001'
  issued_at timestamptz not null,
  content jsonb not null,
  foreign key (country, year) references invoice_series,
  unique (country, year, serial)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed';
end $$;
create trigger invoice_stays before update or delete on invoice
  for each row execute function refuse_change();

-- Declarations of withdrawal, as they came. Nobody is refused for an order that cannot be found.
create table withdrawal (
  id int generated always as identity primary key,
  reference text not null unique,   -- cannot be guessed or counted: 'W-7K3M-Q9RT'
  name text not null,
  order_ref text not null,
  email text not null,
  reason text not null,
  lines jsonb not null,             -- [{"title": …, "quantity": …}]; none: the whole order
  locale text not null,
  said_hash bytea not null,         -- of all of the above: the same said twice within minutes is one declaration
  received_at timestamptz not null,
  order_id int references orders    -- where the number and the e-mail address are those of an order
);
create index on withdrawal (said_hash, received_at desc);
create index on withdrawal (order_id);

alter table mail_outbox add column withdrawal_id int references withdrawal;
create index on mail_outbox (withdrawal_id);
