-- Views of product pages that product.viewed does not count yet; nothing about the viewer. As sales_change: pages only
-- insert, so that shoppers never wait for each other or for an import, and the job view_count updates the products.
create table if not exists view_change (
  id bigint generated always as identity primary key,
  product_id int not null,
  quantity int not null default 1
);
create index if not exists view_change_product_id on view_change (product_id);

-- For jobs and foreign keys, each proven by indexes.test.ts. Most hold few rows.
create index concurrently if not exists customer_seen on customer (seen_at) where not guest;
create index concurrently if not exists mail_failed on mail_outbox (id) where failed_at is not null;
create index concurrently if not exists mail_outbox_created on mail_outbox (created_at);
create index concurrently if not exists mail_link_customer on mail_link (customer_id);
create index concurrently if not exists mail_link_email on mail_link (lower(email));
create index concurrently if not exists newsletter_pending on newsletter (asked_at) where status = 'pending';
create index concurrently if not exists orders_without_email on orders (id) where email is null;
create index concurrently if not exists payment_authorized on payment (authorized_at)
  where authorized_at is not null and capture_due_at is null;
create index concurrently if not exists payment_capture_due on payment (capture_due_at)
  where capture_due_at is not null and captured_at is null;
create index concurrently if not exists payment_event_received on payment_event (received_at);
create index concurrently if not exists refund_payment on refund (payment_id);
create index concurrently if not exists review_customer on review (customer_id);
