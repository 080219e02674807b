-- Currency of the prices of a list, and of the orders placed at them. `percent` of a list includes the exchange rate.
alter table price_list add column currency_code text not null default 'EUR' check (currency_code ~ '^[A-Z]{3}$');
-- Orders placed before are in euro. Not "currency": processes of the previous release select that of `payment` without
-- its table.
alter table orders add column currency_code text not null default 'EUR';
