import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../auth/testing/account.ts";
import { createCustomer, createGuest, type Person, type OwnedIds } from "../auth/testing/people.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { methodOf, routeOf, listRoutes } from "./authorisation/routes.ts";
import { PUBLIC_CALLS, OWN_SESSION_CALLS } from "./authorisation/publicCalls.ts";
import { OWNED_OBJECT_CALLS } from "./authorisation/ownedObjectCalls.ts";

// Tests every route × caller × owner. Foreign and missing objects must get identical responses and stay unchanged.

const backend = await createTestBackend();
const { app, db } = backend;

test("every call of the backend is in this matrix", () => {
  const known = [OWNED_OBJECT_CALLS, PUBLIC_CALLS, OWN_SESSION_CALLS].flatMap((calls) =>
    Object.keys(calls).map(routeOf),
  );
  expect([...new Set(known)].toSorted()).toEqual(listRoutes(app).toSorted());
});

const UNKNOWN: OwnedIds = {
  customerId: 987_654,
  email: "unknown@example.com",
  addressId: 987_654,
  orderId: 987_654,
  cartId: 987_654,
  cartItemId: 987_654,
};

const WHO = ["nobody", "guest A", "customer A", "customer B", "admin"] as const;
type Who = (typeof WHO)[number];
const people = new Map<Who, Person>();
let victim: Person;

beforeAll(async () => {
  victim = await createCustomer(backend, "victim@example.com");
  const [a, b, admin] = ["a@example.com", "b@example.com", "admin@example.com"];
  people.set("nobody", { caller: { ipAddress: "nobody" }, ids: UNKNOWN });
  people.set("guest A", await createGuest(app));
  for (const [who, email] of [
    ["customer A", a],
    ["customer B", b],
    ["admin", admin],
  ] as const) {
    people.set(who, await createCustomer(backend, email ?? ""));
  }
  await db.updateTable("customer").set({ admin: true }).where("email", "=", "admin@example.com").execute();
});

const person = (who: Who): Person => people.get(who) ?? { caller: {}, ids: UNKNOWN };

async function requestAs({ caller }: Person, name: string, ids: OwnedIds) {
  const { path, body } = OWNED_OBJECT_CALLS[name] ?? { path: () => "/" };
  const response = await call(app, methodOf(name), path(ids), body?.(ids), caller);
  return { status: response.status, body: await response.text(), cache: response.headers.get("Cache-Control") };
}

async function stateOfVictim(): Promise<unknown> {
  const { customerId, cartId: cart } = victim.ids;
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(c)) from customer c where id = ${customerId}) as customer,
      (select jsonb_agg(to_jsonb(a) order by id) from address a where customer_id = ${customerId}) as addresses,
      (select jsonb_agg(to_jsonb(o) order by id) from orders o where customer_id = ${customerId}) as orders,
      (select jsonb_agg(to_jsonb(k)) from cart k where id = ${cart}) as cart,
      (select jsonb_agg(to_jsonb(i) order by id) from cart_item i where cart_id = ${cart}) as items`.execute(db);
  return rows;
}

describe.each(WHO)("%s", (who) => {
  test.each(Object.keys(OWNED_OBJECT_CALLS))(
    "%s: foreign and unknown get the same response, without an effect",
    async (name) => {
      const before = await stateOfVictim();
      const foreign = await requestAs(person(who), name, victim.ids);
      const unknown = await requestAs(person(who), name, UNKNOWN);
      expect(foreign).toEqual(unknown);
      expect(foreign.body).not.toContain("victim");
      expect(await stateOfVictim()).toEqual(before);
    },
  );

  test("an order of an own cart rejects another customer's address and payment data", async () => {
    const me = person(who);
    const { addressId } = victim.ids;
    const pay = "POST /vorkasse/pay";
    const foreign = await requestAs(me, pay, { ...me.ids, addressId });
    expect(foreign).toEqual(await requestAs(me, pay, { ...me.ids, addressId: UNKNOWN.addressId }));
    expect(foreign.status).toBe(404);
  });
});

/** One client address per request, so that rate limits do not apply. */
const requestAll = (name: string, { path, body }: { path: string; body?: unknown }) =>
  Promise.all(
    WHO.map(async (who) => {
      const method = methodOf(name) === "ALL" ? "GET" : methodOf(name);
      const response = await call(app, method, path, body, { ...person(who).caller, ipAddress: `${name} ${who}` });
      return { status: response.status, body: await response.text() };
    }),
  );

test.each(Object.entries(PUBLIC_CALLS))("%s returns the same to every caller, without an effect", async (name, one) => {
  const before = await stateOfVictim();
  const [first, ...others] = await requestAll(name, one);
  expect(first?.status, first?.body).toBe(one.status ?? 200);
  expect(others).toEqual(others.map(() => first));
  expect(await stateOfVictim()).toEqual(before);
});

test.each(Object.entries(OWN_SESSION_CALLS))("%s requires a session and concerns its customer", async (name, one) => {
  for (const who of ["nobody", "guest A"] as const) {
    expect((await call(app, methodOf(name), one.path, one.body, person(who).caller)).status).toBe(401);
  }
});

// Last, because it consumes each caller's objects, including the session.
describe.each(["guest A", "customer A", "admin"] as const)("%s and the own things", (who) => {
  const kind = who === "guest A" ? "guest" : "customer";
  test.each(Object.entries(OWNED_OBJECT_CALLS).filter(([, { ownerStatus }]) => ownerStatus.customer !== 0))(
    "%s",
    async (name, { ownerStatus }) => {
      const { status, cache } = await requestAs(person(who), name, person(who).ids);
      expect([status, cache]).toEqual([ownerStatus[kind], "no-store"]);
    },
  );
});
