import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { connect } from "../db/connect.ts";
import { addBody, testKey, parseEnvelope, fixtureItems, createShopper, send } from "../../cart/testing/shopper.ts";
import { signInWithCarts } from "../../cart/testing/coupons.ts";
import { variant } from "../../testing/fixture/ids.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { KEYED_WRITES, MAX_KEYS_PER_PRINCIPAL } from "./idempotency.ts";

const backend = await createTestBackend();
const { app, db, deps } = backend;
/** For tests that provoke server errors. */
const quietApp = createApp({ ...deps, log: { error: () => {} } });

const cartCount = async (): Promise<number> =>
  Number((await db.selectFrom("cart").select(db.fn.countAll().as("count")).executeTakeFirstOrThrow()).count);
const quantities = async (cartId: number): Promise<number[]> =>
  (await db.selectFrom("cart_item").select("quantity").where("cart_id", "=", cartId).orderBy("id").execute()).map(
    ({ quantity }) => quantity,
  );

/** Makes the next `times` inserts of a cart line fail with the given error code. */
async function failLines(errcode: string, times: number): Promise<void> {
  await sql`create sequence failures`.execute(db);
  await sql
    .raw(
      `create function fail_line() returns trigger language plpgsql as $$ begin
        if nextval('failures') <= ${times} then raise exception 'on purpose' using errcode = '${errcode}'; end if;
        return new;
      end $$;
      create trigger fail_line before insert on cart_item for each row execute function fail_line();`,
    )
    .execute(db);
}

afterEach(async () => {
  await sql`drop trigger if exists fail_line on cart_item`.execute(db);
  await sql`drop function if exists fail_line`.execute(db);
  await sql`drop sequence if exists failures`.execute(db);
});

test("a call repeated after a lost response changes nothing and returns the same", async () => {
  const { cartId, token } = await createShopper(app);
  const call = { token, key: testKey("f1") };
  const first = await send(app, "/cart/add", addBody(fixtureItems.pouf, 2, cartId), call);
  const again = await send(app, "/cart/add", addBody(fixtureItems.pouf, 2, cartId), call);
  expect(await again.json()).toEqual(await first.json());
  expect([first, again].map(({ headers }) => headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
  expect(await quantities(cartId)).toEqual([3]);
});

test("a server error is not stored; the repeated call runs", async () => {
  const { cartId, token } = await createShopper(app);
  await failLines("XX000", 1);
  const call = { token, key: testKey("f2") };
  expect((await send(quietApp, "/cart/add", addBody(fixtureItems.stool, 1, cartId), call)).status).toBe(500);
  const again = await send(quietApp, "/cart/add", addBody(fixtureItems.stool, 1, cartId), call);
  expect(again.headers.get("Idempotent-Replayed")).toBeNull();
  expect(await quantities(cartId)).toEqual([1, 1]);
});

test("twenty concurrent calls with one key have one effect", async () => {
  const { cartId, token } = await createShopper(app);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), { token, key: testKey("f3") }),
    ),
  );
  expect(await quantities(cartId)).toEqual([2]);
  expect(responses.filter(({ status, headers }) => status === 200 && !headers.has("Idempotent-Replayed"))).toHaveLength(
    1,
  );
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, headers }) => [status, headers.get("Retry-After")])).toEqual(
    refused.map(() => [409, "1"]),
  );
});

test("a key with another body or call is rejected without an effect", async () => {
  const { cartId, token } = await createShopper(app);
  const call = { token, key: testKey("f4") };
  await send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), call);
  const other = await send(app, "/cart/add", addBody(fixtureItems.pouf, 2, cartId), call);
  expect([other.status, await other.json()]).toEqual([422, { error: expect.any(String), code: "IDEMPOTENCY_REUSED" }]);
  expect((await send(app, "/cart/clear", { cart_id: cartId }, call)).status).toBe(422);
  expect(await quantities(cartId)).toEqual([2]);
});

/** Number of keys whose calls are running. */
async function heldKeys(): Promise<number> {
  const { rows } =
    await sql`select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    );
  return rows.length;
}

/** Calls that change the cart wait until `during` ends. */
const whileCartIsLocked = async (cartId: number, during: () => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom("cart").select("id").where("id", "=", cartId).forUpdate().execute();
    await during();
  });

test("a call repeated while the first one runs waits for its response", async () => {
  const { cartId, token } = await createShopper(app);
  const call = { token, key: testKey("f6") };
  const add = () => send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), call);
  const responses: Array<Promise<Response>> = [];
  await whileCartIsLocked(cartId, async () => {
    responses.push(add());
    await expect.poll(heldKeys).toBe(1);
    responses.push(add());
    await setTimeout(200);
  });
  const [first, second] = await Promise.all(responses);
  expect([first?.status, second?.status, second?.headers.get("Idempotent-Replayed")]).toEqual([200, 200, "true"]);
  expect(await second?.json()).toEqual(await first?.json());
  expect(await quantities(cartId)).toEqual([2]);
});

test("a key in use is a 409 with a retry time; then the response is replayed", async () => {
  const { cartId, token } = await createShopper(app);
  const call = { token, key: testKey("f5") };
  const add = () => send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), call);
  let first: Promise<Response> | undefined;
  await whileCartIsLocked(cartId, async () => {
    first = add();
    await expect.poll(heldKeys).toBe(1);
    const second = await add();
    expect([second.status, second.headers.get("Retry-After")]).toEqual([409, "1"]);
    expect(await second.json()).toMatchObject({ code: "IDEMPOTENCY_IN_FLIGHT" });
  });
  const answer = await (await first)?.json();
  const third = await add();
  expect([await third.json(), third.headers.get("Idempotent-Replayed")]).toEqual([answer, "true"]);
  expect(await quantities(cartId)).toEqual([2]);
});

describe("the first add, without a cart", () => {
  test("repeated with its key it finds the same cart and the same secret", async () => {
    const before = await cartCount();
    const add = () => parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.pouf), { key: testKey("first") }));
    const first = await add();
    expect(await add()).toEqual(first);
    expect(await cartCount()).toBe(before + 1);
  });

  test("sent twice concurrently it creates one cart", async () => {
    const before = await cartCount();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        send(app, "/cart/add", addBody(fixtureItems.pouf), { key: testKey("first-at-once") }),
      ),
    );
    expect(await cartCount()).toBe(before + 1);
  });

  test("of a customer it is replayed to nobody else, and a deleted cart to nobody", async () => {
    const bearer = await signInWithCarts(backend, "first@example.com", [0]);
    const key = testKey("of-customer");
    const add = (call: { bearer?: string }) =>
      parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.pouf), { key, ...call }));
    const own = await add({ bearer });
    expect(await add({ bearer })).toEqual(own);
    expect((await add({})).data.cartId).not.toBe(own.data.cartId);
    await db.deleteFrom("cart").where("id", "=", own.data.cartId).execute();
    const response = await send(app, "/cart/add", addBody(fixtureItems.pouf), { key, bearer });
    expect([response.status, await response.json()]).toMatchObject([200, { data: { cart: { items: [] } } }]);
  });

  test("another key gets none of its data", async () => {
    const [one, other] = await Promise.all(
      ["one", "other"].map((name) =>
        parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.pouf), { key: testKey(name) })),
      ),
    );
    expect(one?.data.cart.token).not.toBe(other?.data.cart.token);
  });
});

test("stored responses and keys contain no usable secret", async () => {
  const key = testKey("sealed");
  const made = await parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.pouf), { key }));
  const { rows } = await sql<{ row: string }>`
    select encode(answer, 'escape') || row_to_json(idempotency)::text as row from idempotency`.execute(db);
  const stored = rows.map(({ row }) => row).join("\n");
  expect(stored).toContain("POST /cart/add");
  for (const secret of [key, made.data.cart.token, "cartId"]) expect(stored).not.toContain(secret);
});

test("a key belongs to its cart: the same key of another cart runs", async () => {
  const [a, b] = [await createShopper(app), await createShopper(app)];
  for (const { cartId, token } of [a, b])
    await send(app, "/cart/add", addBody(fixtureItems.stool, 1, cartId), { token, key: testKey("shared") });
  expect([await quantities(a.cartId), await quantities(b.cartId)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test("a stored response requires the cart's secret", async () => {
  const { cartId, token } = await createShopper(app);
  await send(app, "/cart/add", addBody(fixtureItems.stool, 1, cartId), { token, key: testKey("mine") });
  const foreign = await parseEnvelope(
    send(app, "/cart/add", addBody(fixtureItems.stool, 1, cartId), { key: testKey("mine") }),
  );
  expect(foreign.status).toBe("Cart not found");
});

test("a rejection is stored like any response", async () => {
  const { cartId, token } = await createShopper(app, fixtureItems.lastSofa);
  const add = () =>
    parseEnvelope(
      send(app, "/cart/add", addBody(fixtureItems.lastSofa, 1, cartId), { token, key: testKey("refused") }),
    );
  expect((await add()).status_code).toBe(409);
  await db.updateTable("sale_element").set({ stock: 9 }).where("id", "=", variant.sofaForest3).execute();
  expect((await add()).status_code).toBe(409);
});

test("calls without a key run each time", async () => {
  const { cartId, token } = await createShopper(app);
  for (const _ of [1, 2]) await send(app, "/cart/add", addBody(fixtureItems.pouf, 1, cartId), { token });
  expect(await quantities(cartId)).toEqual([3]);
});

test.each(["short", "a".repeat(129), "no spaces please", "semi;colon;semi;colon"])("%j is no key", async (key) => {
  expect((await send(app, "/cart/add", addBody(fixtureItems.pouf), { key })).status).toBe(400);
});

test("a serialization conflict is retried three times", async () => {
  await failLines("40P01", 3);
  expect((await parseEnvelope(send(app, "/cart/add", addBody(fixtureItems.pouf)))).status_code).toBe(200);
});

test("without success the call is a 503 with a retry time", async () => {
  const before = await cartCount();
  await failLines("40001", 99);
  const response = await send(app, "/cart/add", addBody(fixtureItems.pouf), { key: testKey("f39") });
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect(await cartCount()).toBe(before);
});

test("an unreachable database is a 503 too", async () => {
  const gone = connect({ host: "/nowhere", user: "nobody" });
  const response = await send(createApp({ ...deps, db: gone }), "/cart/add", addBody(fixtureItems.pouf));
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  await gone.destroy();
});

describe("what a key stores", () => {
  const storedBytes = async (): Promise<number> => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(pg_column_size(answer)), 0)::int as bytes from idempotency`.execute(db);
    return rows[0]?.bytes ?? 0;
  };
  const storedKeys = async (cartId: number): Promise<number> => {
    const { count } = await db
      .selectFrom("idempotency")
      .select(db.fn.countAll().as("count"))
      .where("principal", "=", `cart:${cartId}`)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  test("the stored response of a cart write does not grow with the cart", async () => {
    const { cartId, token } = await createShopper(app);
    for (const line of [fixtureItems.stool, fixtureItems.chair, fixtureItems.table, fixtureItems.armchair])
      await send(app, "/cart/add", addBody(line, 1, cartId), { token });
    const before = await storedBytes();
    const writes = [
      ["/cart/add", addBody(fixtureItems.pouf, 1, cartId)],
      ["/cart/validate", { cart_id: cartId }],
      ["/ExternalOrderApi/insertCoupon/?api_locale=de_AT", { cart_id: cartId, coupon_code: "" }],
    ] as const;
    for (const [path, body] of writes) {
      const call = { token, key: testKey(path.replaceAll(/\W/g, "")) };
      const answer = await (await send(app, path, body, call)).json();
      expect(answer).toMatchObject({ data: { cart: { items: { length: 5 } } } });
      expect(await (await send(app, path, body, call)).json()).toEqual(answer);
    }
    expect(await storedBytes()).toBeLessThan(before + writes.length * 250);
  });

  test("a cart keeps its newest keys only", async () => {
    const { cartId, token } = await createShopper(app);
    const add = (name: string) =>
      send(app, "/cart/clear", { cart_id: cartId }, { token, key: testKey(`many-${name}`) });
    for (let count = 0; count < MAX_KEYS_PER_PRINCIPAL + 3; count += 1) await add(String(count));
    expect(await storedKeys(cartId)).toBe(MAX_KEYS_PER_PRINCIPAL);
    expect((await add(String(MAX_KEYS_PER_PRINCIPAL + 2))).headers.get("Idempotent-Replayed")).toBe("true");
  });

  test("keyed writes of one caller are limited", async () => {
    const { cartId, token } = await createShopper(app);
    await db
      .updateTable("rate_limit")
      .set({ tries: KEYED_WRITES.maxAttempts })
      .where("bucket", "like", `${KEYED_WRITES.name}:%`)
      .execute();
    const keyed = await send(app, "/cart/clear", { cart_id: cartId }, { token, key: testKey("over") });
    expect([keyed.status, keyed.headers.has("Retry-After")]).toEqual([429, true]);
    expect((await send(app, "/cart/clear", { cart_id: cartId }, { token })).status).toBe(200);
    await db.deleteFrom("rate_limit").execute();
  });
});
