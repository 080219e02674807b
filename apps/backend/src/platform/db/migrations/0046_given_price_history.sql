-- An import that brings the price history of its variants replaces what the triggers would record: it sets
-- shop.price_history = 'given' for the transaction, and they record nothing.
create or replace function note_price() returns trigger language plpgsql as $$
begin
  if current_setting('shop.price_history', true) = 'given' then return null; end if;
  insert into price_history (sale_element_id, since, net)
  select n.id, now(), asked_net(n.net, n.promo_net, n.promo) from changed n
  where asked_net(n.net, n.promo_net, n.promo) is distinct from (
    select h.net from price_history h where h.sale_element_id = n.id order by h.since desc limit 1)
  on conflict (sale_element_id, since) do update set net = excluded.net;
  return null;
end $$;

create or replace function note_new_price() returns trigger language plpgsql as $$
begin
  if current_setting('shop.price_history', true) = 'given' then return null; end if;
  insert into price_history (sale_element_id, since, net)
  values (new.id, now(), asked_net(new.net, new.promo_net, new.promo))
  on conflict (sale_element_id, since) do update set net = excluded.net;
  return null;
end $$;
