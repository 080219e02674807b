-- Indexes for the reads that grow with a shop, each proven by indexes.test.ts.

-- One mailbox whatever the case and the part after a plus.
create function mailbox_key(address text) returns text language sql immutable parallel safe
  return regexp_replace(lower(address), '\+[^@]*@', '@');
create index mail_outbox_mailbox on mail_outbox (mailbox_key(recipient), next_at);

create unique index orders_ref on orders (ref);
create index orders_newest on orders (placed_at desc, id desc);
create index on order_line (sale_element_id);
create index on cart (customer_id);
create index customer_guest on customer (created_at) where guest;

-- For each changed price only: orders update the stock of a row and must not pay for its price history.
drop trigger note_new_price on sale_element;
create function note_new_price() returns trigger language plpgsql as $$
begin
  insert into price_history (sale_element_id, since, net)
  values (new.id, now(), asked_net(new.net, new.promo_net, new.promo))
  on conflict (sale_element_id, since) do update set net = excluded.net;
  return null;
end $$;
create trigger note_new_price after update of net, promo_net, promo on sale_element for each row
  when (asked_net(old.net, old.promo_net, old.promo) is distinct from asked_net(new.net, new.promo_net, new.promo))
  execute function note_new_price();
