-- Orders keep the email address they were placed with; a changed or erased account changes no order.
alter table orders add column email text;

-- Also fills orders that a process of the previous release places.
create function keep_order_email() returns trigger language plpgsql as $$
begin
  select customer.email into new.email from customer where customer.id = new.customer_id;
  return new;
end $$;
create trigger order_email before insert on orders
  for each row when (new.email is null) execute function keep_order_email();

-- Orders that the backfill has not reached yet keep the address of before.
create function keep_email_of_orders() returns trigger language plpgsql as $$
begin
  update orders set email = old.email where customer_id = old.id and email is null;
  return new;
end $$;
create trigger customer_email before update of email on customer
  for each row when (old.email is distinct from new.email) execute function keep_email_of_orders();
