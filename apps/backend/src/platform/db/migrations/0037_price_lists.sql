-- Gross prices of a country as a share of those of another, so that a price stays round although VAT differs. Prices of
-- countries without a list are the net prices of the catalogue plus VAT.
create table price_list (
  country_id int primary key references country on delete cascade,
  base_country_id int not null references country check (base_country_id <> country_id),
  percent numeric(7, 4) not null default 100 check (percent > 0),
  step_cents int not null default 1 check (step_cents > 0)
);

-- Net price in a country with a price list: its gross price is `percent` of that with `base_tax`, rounded to `step_cents`.
create function listed_net(net numeric, base_tax numeric, percent numeric, step_cents int, tax numeric) returns numeric
  language sql immutable parallel safe strict
  return round(round(gross_cents(net, base_tax) * percent / (100 * step_cents)) * step_cents / (100 + tax), 6);
