-- Basis of an order's VAT; its documents stay as they are if the company's VAT number changes later.

alter table orders
  add column vat_number text not null default '',      -- of the buyer; '': none
  add column vat_confirmed_at timestamptz,             -- validated by VIES; null: not validated
  add column untaxed boolean not null default false;   -- exempt intra-Community supply

-- Backfill: same VAT as on the existing invoices, except that deliveries to another member state without any VAT count
-- as exempt even if the company has lost its VAT number since.
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
