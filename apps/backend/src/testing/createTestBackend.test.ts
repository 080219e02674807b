import { sql } from "kysely";
import { expect, test } from "vitest";
import { product } from "./fixture/ids.ts";
import { createTestBackend } from "./createTestBackend.ts";

const { app, db } = await createTestBackend();

test("the fixture is there, and new rows get ids beyond it", async () => {
  const { length } = await db.selectFrom("product").select("id").execute();
  expect(length).toBe(Object.keys(product).length);
  const added = await db
    .insertInto("brand")
    .values({ code: "new", title: "New", text: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(added.id).toBeGreaterThan(1000);
});

test("an unknown call is a 404 in the main format", async () => {
  const response = await app.request("/no/such/call");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "No such call", code: "NOT_FOUND" });
});

test("net prices of the fixture are round in Austria", async () => {
  const { rows } = await sql<{
    cents: number;
  }>`select gross_cents(net, 20) as cents from sale_element where net > 1`.execute(db);
  expect(rows.map(({ cents }) => cents % 10)).toEqual(rows.map(() => 0));
});
