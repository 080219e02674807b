-- Storefront a cart was created in, for calls that do not name one; null for older carts.

alter table cart add column locale text;
