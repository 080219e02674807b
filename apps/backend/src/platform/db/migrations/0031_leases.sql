-- Rights that one process at a time has, until it releases them or has not renewed them.
create table lease (
  name text primary key,
  holder uuid not null,
  ends_at timestamptz not null
);
