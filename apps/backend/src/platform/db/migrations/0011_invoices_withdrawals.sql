-- Mails with attachments, gapless invoice numbers, withdrawals.

alter table mail_outbox
  add column enclosures jsonb not null default '[]'; -- an invoice is rendered when the mail is sent

-- Last invoice number by country and year. The row stays locked until the invoice is inserted; a sequence would leave
-- gaps after a rollback.
create table invoice_series (
  country text not null,
  year int not null,
  last int not null,
  primary key (country, year)
);

-- Immutable: never changed, never deleted. The content is a copy made on issue.
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

-- Declarations of withdrawal as received. A declaration is accepted even if its order cannot be found.
create table withdrawal (
  id int generated always as identity primary key,
  reference text not null unique,   -- random, not guessable or countable: 'W-7K3M-Q9RT'
  name text not null,
  order_ref text not null,
  email text not null,
  reason text not null,
  lines jsonb not null,             -- [{"title": …, "quantity": …}]; empty: the whole order
  locale text not null,
  said_hash bytea not null,         -- hash of the above: repeats within minutes count once
  received_at timestamptz not null,
  order_id int references orders    -- order with this number and e-mail address
);
create index on withdrawal (said_hash, received_at desc);
create index on withdrawal (order_id);

alter table mail_outbox add column withdrawal_id int references withdrawal;
create index on mail_outbox (withdrawal_id);
