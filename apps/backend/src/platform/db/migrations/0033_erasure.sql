-- Erasure of accounts, and orders without personal data after their legal period.

alter table mail_link drop constraint mail_link_kind_check;
alter table mail_link add constraint mail_link_kind_check
  check (kind in ('reset', 'newsletter', 'email', 'erasure')) not valid;

alter table customer
  add column seen_at timestamptz not null default now(), -- last sign-in
  add column inactivity_noticed_at timestamptz;          -- notice that the unused account will be erased

alter table orders add column anonymised_at timestamptz; -- personal data removed after the legal period

-- Nothing of a document changes but its recipient, once, to nothing.
create function keep_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.content = old.content - 'shippingAddress' || '{"buyer": {"address": [], "vatNumber": ""}}'
    and to_jsonb(new) - 'content' = to_jsonb(old) - 'content' then
    return new;
  end if;
  raise exception 'an invoice is never changed';
end $$;
create trigger invoice_kept before update or delete on invoice for each row execute function keep_document();
create trigger credit_note_kept before update or delete on credit_note for each row execute function keep_document();
drop trigger invoice_stays on invoice;
drop trigger credit_note_stays on credit_note;
