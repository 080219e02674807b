-- Photos of reviews, encoded by the backend. In the database, so that all processes share them and its backup is
-- complete. They belong to the customer until the review is sent, and then to the review.
create table review_picture (
  key text primary key,              -- 128 random bits, part of the public URL
  customer_id int references customer on delete cascade,
  review_id int references review on delete cascade,
  position int not null default 0,
  width int not null,                -- of `large`
  height int not null,
  large bytea not null,              -- WebP
  small bytea not null,
  created_at timestamptz not null default now(),
  constraint review_picture_owner check ((customer_id is null) <> (review_id is null))
);
create index review_picture_review on review_picture (review_id) where review_id is not null;
create index review_picture_customer on review_picture (customer_id, created_at) where customer_id is not null;
create index review_picture_unsent on review_picture (created_at) where customer_id is not null;

-- WebP cannot be compressed any further.
alter table review_picture alter column large set storage external;
alter table review_picture alter column small set storage external;
