-- Stored responses are compressed from now on; clients repeat a lost write under its key or reload the cart.
delete from idempotency;
