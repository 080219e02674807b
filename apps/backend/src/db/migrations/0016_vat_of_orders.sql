-- What the VAT of an order was decided on: its papers say this, whatever becomes of the company's number afterwards.

alter table orders
  add column vat_number text not null default '',      -- of the buyer; '': none
  add column vat_confirmed_at timestamptz,             -- by the register; null: by nobody
  add column untaxed boolean not null default false;   -- an exempt supply to a company of another member state

-- Earlier orders: as their invoices have been made until now, except that goods which left the shop's member state
-- without any VAT are an exempt supply even where the company has lost its number since.
update orders set
  vat_number = case when customer.vat_status = 'valid' then customer.vat_number
    else coalesce(orders.invoice_address ->> 'vat_number', '') end,
  vat_confirmed_at = case when customer.vat_status = 'valid' then customer.vat_checked_at end,
  untaxed = not customer.guest and country.isoalpha2 <> coalesce(
    (select value #>> '{}' from setting where name = 'store_country' and scope = right(orders.locale, 2)),
    (select value #>> '{}' from setting where name = 'store_country' and scope = 'shared'),
    right(orders.locale, 2)
  ) and jsonb_array_length(vat) > 0 and not exists (
    select from jsonb_array_elements(vat) share where (share ->> 'percent')::numeric <> 0
  )
from customer, country
where customer.id = orders.customer_id and country.id = orders.country_id;
