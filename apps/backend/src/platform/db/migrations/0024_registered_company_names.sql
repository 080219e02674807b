-- Company name in the VAT register, '' where it discloses none; and the number and company name that the shop accepted
-- although they differ there: another number or name is not accepted by it.

alter table customer
  add column vat_registered_name text not null default '',
  add column vat_name_accepted text not null default '';
