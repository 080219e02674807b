-- Companies confirmed before the register's names were stored: their number is checked again when they save their
-- details, because without a stored name any company name would be exempt from VAT.

update customer set vat_status = '', vat_checked_at = null
where vat_status = 'valid' and vat_registered_name = ''
  and vat_checked_at < (
    select timestamp::timestamptz from kysely_migration where name = '0024_registered_company_names'
  );
