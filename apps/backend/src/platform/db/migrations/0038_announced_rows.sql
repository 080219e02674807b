-- Pages with settings, prices and texts are cached: a row that is changed by hand is announced like an import.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end $$;

do $$
declare
  announced text;
begin
  foreach announced in array
    array['setting', 'country', 'price_list', 'delivery_method', 'delivery_price', 'payment_method', 'content']
  loop
    execute format('create trigger announce_row after insert or delete on %I
      for each row execute function announce_change()', announced);
    execute format('create trigger announce_update after update on %I
      for each row when (old.* is distinct from new.*) execute function announce_change()', announced);
  end loop;
end $$;
