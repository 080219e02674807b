import { beforeAll, describe, expect, test } from "vitest";
import { product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { call } from "../auth/testing/account.ts";
import { createCustomer, type Person, placeOrder } from "../auth/testing/people.ts";
import { fixtureItems } from "../cart/testing/shopper.ts";

const backend = await createTestBackend();
const { app, db } = backend;
let anna: Person;
beforeAll(async () => {
  anna = await createCustomer(backend, "anna@example.com");
});

const review = { pse_id: variant.stool, title: "Steht", content: "Wackelt nicht.", rating: 5, language: "de" };
const post = (more: object = {}, as = anna.caller) => call(app, "POST", "/comments", { ...review, ...more }, as);
const rights = async (id: number = variant.stool, as = anna.caller) =>
  (await call(app, "GET", `/comments/rights/${id}/${anna.ids.customerId}`, undefined, as)).json();

test("the token tells whether the customer may review: bought, paid, not reviewed yet", async () => {
  expect(await rights(variant.stool, {})).toEqual({ allowed: false, reason: "not_logged_in" });
  expect(await rights()).toEqual({ allowed: false, reason: "not_bought" });
  const orderId = await placeOrder(backend, anna.caller, anna.ids, fixtureItems.stool);
  expect(await rights()).toEqual({ allowed: false, reason: "not_bought" });
  for (const status of ["delivered", "sent"]) {
    await db.updateTable("orders").set({ status }).where("id", "=", orderId).execute();
    expect(await rights(), status).toEqual({ allowed: true, reason: "ok" });
  }
});

describe("a review", () => {
  test("awaits moderation, omits the last name, and can be written once", async () => {
    const twice = await Promise.all([post(), post()]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toContain(201);
    const rows = await db.selectFrom("review").selectAll().where("product_id", "=", product.stool).execute();
    expect(rows).toMatchObject([{ status: "pending", author: "Anna H.", verified: true, rating: 5 }]);
    expect(await rights()).toEqual({ allowed: false, reason: "already_posted" });
    const reviews = await call(app, "GET", `/comments/${product.stool}`);
    expect(await reviews.text()).not.toContain("Wackelt");
    expect((await post()).status).toBe(403);
  });

  test("requires a customer who may review", async () => {
    expect((await post({}, {})).status).toBe(401);
    expect((await post({ pse_id: variant.armchairForest })).status).toBe(403);
    expect((await post({ pse_id: variant.hidden })).status).toBe(404);
    expect((await post({ pse_id: 999_999 })).status).toBe(404);
  });

  test.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { title: " " },
    { content: "" },
    { status: "accepted" },
    { verified: true },
  ])("%j is refused", async (fault) => {
    expect((await post(fault)).status).toBe(400);
  });
});

test("reviews in the requested language come first, each language newest first", async () => {
  const written = [
    { language: "ro", created_at: new Date("2026-01-01T08:00:00Z") },
    { language: "de", created_at: new Date("2026-01-02T08:00:00Z") },
    { language: "ro", created_at: new Date("2026-01-03T08:00:00Z") },
  ];
  const common = { product_id: product.sofa, author: "Ioana P.", rating: 5, status: "accepted" };
  await db.deleteFrom("review").where("product_id", "=", product.sofa).execute();
  await db
    .insertInto("review")
    .values(written.map((own) => ({ ...common, ...own })))
    .execute();
  const days = async (query: string): Promise<number[]> => {
    const response = await call(app, "GET", `/comments/${product.sofa}${query}`);
    const rows = (await response.json()) as { created_at: string }[];
    return rows.map(({ created_at: at }) => new Date(at).getUTCDate());
  };
  expect(await days("")).toEqual([3, 2, 1]);
  expect(await days("?first=ro")).toEqual([3, 1, 2]);
  expect(await days("?first=de")).toEqual([2, 3, 1]);
});
