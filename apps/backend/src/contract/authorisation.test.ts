import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../features/auth/testing/account.ts";
import { newCustomer, newGuest, type Person, type Things } from "../features/auth/testing/people.ts";
import { useDatabase } from "../testing/testDatabase.ts";
import { methodOf, routeOf, routesOf } from "./authorisation/calls.ts";
import { EVERYBODYS_CALLS, OWN_SESSION_CALLS } from "./authorisation/everybodysCalls.ts";
import { OWN_CALLS } from "./authorisation/ownCalls.ts";

// Tests every route × caller × owner. Foreign and missing objects must get identical responses and stay unchanged.

const backend = await useDatabase();
const { app, db } = backend;

test("every call of the backend has its place in this matrix: a new one without fails here", () => {
  const known = [OWN_CALLS, EVERYBODYS_CALLS, OWN_SESSION_CALLS].flatMap((calls) => Object.keys(calls).map(routeOf));
  expect([...new Set(known)].toSorted()).toEqual(routesOf(app).toSorted());
});

const UNKNOWN: Things = {
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
  victim = await newCustomer(backend, "victim@example.com");
  const [a, b, admin] = ["a@example.com", "b@example.com", "admin@example.com"];
  people.set("nobody", { as: { address: "nobody" }, own: UNKNOWN });
  people.set("guest A", await newGuest(app));
  for (const [who, email] of [
    ["customer A", a],
    ["customer B", b],
    ["admin", admin],
  ] as const) {
    people.set(who, await newCustomer(backend, email ?? ""));
  }
  await db.updateTable("customer").set({ admin: true }).where("email", "=", "admin@example.com").execute();
});

const person = (who: Who): Person => people.get(who) ?? { as: {}, own: UNKNOWN };

async function answerTo({ as }: Person, name: string, thing: Things) {
  const { path, body } = OWN_CALLS[name] ?? { path: () => "/" };
  const answer = await call(app, methodOf(name), path(thing), body?.(thing), as);
  return { status: answer.status, body: await answer.text(), cache: answer.headers.get("Cache-Control") };
}

async function stateOfVictim(): Promise<unknown> {
  const { customerId, cartId: cart } = victim.own;
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(c)) from customer c where id = ${customerId}) as customer,
      (select jsonb_agg(to_jsonb(a) order by id) from address a where customer_id = ${customerId}) as addresses,
      (select jsonb_agg(to_jsonb(o) order by id) from orders o where customer_id = ${customerId}) as orders,
      (select jsonb_agg(to_jsonb(k)) from cart k where id = ${cart}) as cart,
      (select jsonb_agg(to_jsonb(i) order by id) from cart_item i where cart_id = ${cart}) as items`.execute(db);
  return rows;
}

describe.each(WHO)("%s", (who) => {
  test.each(Object.keys(OWN_CALLS))("%s: foreign and unknown are the same, and nothing happens", async (name) => {
    const before = await stateOfVictim();
    const foreign = await answerTo(person(who), name, victim.own);
    const unknown = await answerTo(person(who), name, UNKNOWN);
    expect(foreign).toEqual(unknown);
    expect(foreign.body).not.toContain("victim");
    expect(await stateOfVictim()).toEqual(before);
  });

  test("an own cart is not sent to, or paid from, what is somebody else's", async () => {
    const me = person(who);
    const { addressId } = victim.own;
    const pay = "POST /vorkasse/pay";
    const foreign = await answerTo(me, pay, { ...me.own, addressId });
    expect(foreign).toEqual(await answerTo(me, pay, { ...me.own, addressId: UNKNOWN.addressId }));
    expect(foreign.status).toBe(404);
  });
});

/** One client address per request, so that rate limits do not apply. */
const askAll = (name: string, { path, body }: { path: string; body?: unknown }) =>
  Promise.all(
    WHO.map(async (who) => {
      const method = methodOf(name) === "ALL" ? "GET" : methodOf(name);
      const answer = await call(app, method, path, body, { ...person(who).as, address: `${name} ${who}` });
      return { status: answer.status, body: await answer.text() };
    }),
  );

test.each(Object.entries(EVERYBODYS_CALLS))("%s says the same to everybody, and nothing happens", async (name, one) => {
  const before = await stateOfVictim();
  const [first, ...others] = await askAll(name, one);
  expect(first?.status, first?.body).toBe(one.status ?? 200);
  expect(others).toEqual(others.map(() => first));
  expect(await stateOfVictim()).toEqual(before);
});

test.each(Object.entries(OWN_SESSION_CALLS))("%s is for who is signed in, about themselves", async (name, one) => {
  for (const who of ["nobody", "guest A"] as const) {
    expect((await call(app, methodOf(name), one.path, one.body, person(who).as)).status).toBe(401);
  }
});

// Last, because it consumes each caller's objects, including the session.
describe.each(["guest A", "customer A", "admin"] as const)("%s and the own things", (who) => {
  const kind = who === "guest A" ? "guest" : "customer";
  test.each(Object.entries(OWN_CALLS).filter(([, { own }]) => own.customer !== 0))("%s", async (name, { own }) => {
    const { status, cache } = await answerTo(person(who), name, person(who).own);
    expect([status, cache]).toEqual([own[kind], "no-store"]);
  });
});
