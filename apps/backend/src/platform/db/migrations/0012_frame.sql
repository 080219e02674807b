-- Products of the advent calendar: drawn when a door opens, unchanged from then on.
create table advent_door (
  year int not null,                -- of its December
  door int not null check (door between 1 and 24),
  product_id int not null references product on delete cascade,
  primary key (year, door),
  unique (year, product_id)
);
