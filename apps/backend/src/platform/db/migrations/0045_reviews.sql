-- An import replaces the reviews of earlier ones. Those of erased accounts have no customer either, and stay.
alter table review add column imported boolean not null default false;
update review set imported = true
where customer_id is null and author <> all('{Gelöschtes Kundenkonto,Deleted account,Cont șters}');

-- By language: {"ro": {"title": "…", "content": "…"}}.
alter table review add column translations jsonb not null default '{}';
