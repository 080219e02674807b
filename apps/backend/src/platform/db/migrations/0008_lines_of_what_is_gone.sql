-- A cart line outlives its deleted variant until cart/validate has reported it. Its title is saved on deletion.

alter table cart_item
  alter column sale_element_id drop not null,
  add column gone_text jsonb,       -- {"de": {"title": …}, …}; only for a deleted variant
  drop constraint cart_item_sale_element_id_fkey,
  add constraint cart_item_sale_element_id_fkey foreign key (sale_element_id) references sale_element on delete set null;
create index on cart_item (sale_element_id);

create function titles_of(text jsonb) returns jsonb language sql immutable parallel safe
  return (
    select coalesce(jsonb_object_agg(language, jsonb_build_object('title', words -> 'title')), '{}')
    from jsonb_each(text) as each(language, words)
    where words ? 'title'
  );

-- Variants are deleted by cascade after their product row is invisible, so the title is saved before the delete.
create function keep_titles_in_carts() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'product' then
    update cart_item set gone_text = titles_of(old.text)
    from sale_element element where element.id = cart_item.sale_element_id and element.product_id = old.id;
  else
    update cart_item set gone_text = titles_of(product.text)
    from product where cart_item.sale_element_id = old.id and product.id = old.product_id;
  end if;
  return old;
end $$;
create trigger keep_titles_in_carts before delete on product for each row execute function keep_titles_in_carts();
create trigger keep_titles_in_carts before delete on sale_element for each row execute function keep_titles_in_carts();
