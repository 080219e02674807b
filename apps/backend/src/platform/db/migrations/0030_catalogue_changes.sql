-- Products whose entry in an index may be outdated. Append-only, so that writers never wait for each other; readers delete
-- the rows they have handled, and a purge those that no index reads.
create table catalogue_change (
  id bigint generated always as identity primary key,
  product_id int not null,
  at timestamptz not null default now()
);
create index on catalogue_change (at);

create function note_product_change() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'product' then insert into catalogue_change (product_id) select distinct id from changed;
    when 'sale_element_attribute' then
      insert into catalogue_change (product_id)
      select distinct element.product_id from changed join sale_element element on element.id = changed.sale_element_id;
    else insert into catalogue_change (product_id) select distinct product_id from changed;
  end case;
  return null;
end $$;

do $$
declare
  changed_table text;
begin
  foreach changed_table in array
    array['product', 'sale_element', 'product_category', 'product_feature', 'sale_element_attribute', 'review']
  loop
    execute format('create trigger note_insert after insert on %I referencing new table as changed
      for each statement execute function note_product_change()', changed_table);
    execute format('create trigger note_update after update on %I referencing new table as changed
      for each statement execute function note_product_change()', changed_table);
    execute format('create trigger note_delete after delete on %I referencing old table as changed
      for each statement execute function note_product_change()', changed_table);
  end loop;
end $$;
