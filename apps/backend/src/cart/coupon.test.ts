import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { category, country, shippingMethod, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import {
  addBody,
  testKey,
  parseEnvelope,
  fetchWithCartToken,
  fixtureItems,
  createShopper,
  send,
} from "./testing/shopper.ts";
import { insertCoupon, submitCoupon, signInWithCarts } from "./testing/coupons.ts";

const backend = await createTestBackend();
const { app, db, deps, clock } = backend;

type Terms = Parameters<typeof insertCoupon>[2];

const YESTERDAY = "2026-11-20T09:00:00Z";
const TOMORROW = "2026-11-22T09:00:00Z";

await insertCoupon(db, "TEN");
await insertCoupon(db, "Five", { amount_cents: 500, cumulative: true });
await insertCoupon(db, "PLUS20", { percent: 20, cumulative: true });
await insertCoupon(db, "NOPROMO", { percent: 10, on_promotions: false });
await insertCoupon(db, "SEATS", { percent: 50, category_ids: [category.seating] });
await insertCoupon(db, "POUFS", { amount_cents: 10_000, product_ids: [product.pouf] });
await insertCoupon(db, "POST", { free_postage: true, min_goods_cents: 10_000 });

beforeEach(async () => {
  await db.deleteFrom("rate_limit").execute();
});

describe("insertCoupon", () => {
  test("accepts a code in any case and returns its terms", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 2);
    const answer = await submitCoupon(app, shopper, " five ");
    expect(answer).toMatchObject({
      status_code: 200,
      data: {
        coupon_code: "Five",
        title: "Gutschein Five",
        discount: 5,
        free_postage: false,
        kind: "amount",
        value: 5,
        cart: { totalValue: 118, discount: 5, vat: [{ percent: 20, net: 94.17, tax: 18.83 }] },
      },
    });
    expect((await submitCoupon(app, shopper, "FIVE")).data?.cart.coupons).toHaveLength(1);
  });

  test.each<[reason: string, code: string, terms?: Terms]>([
    ["unknown", "NOBODY"],
    ["unknown", "%"],
    ["disabled", "OFF", { percent: 10, enabled: false, ends_at: YESTERDAY }],
    ["not_started", "SOON", { percent: 10, starts_at: TOMORROW }],
    ["expired", "PAST", { percent: 10, ends_at: YESTERDAY }],
    ["no_usage_left", "GONE", { percent: 10, max_uses: 3, used: 3 }],
    ["login_required", "MINE", { percent: 10, uses_per_customer: 1 }],
    ["condition_not_met", "RICH", { percent: 10, min_goods_cents: 5901 }],
    ["condition_not_met", "SOFAS", { percent: 10, category_ids: [category.sofas] }],
  ])("%s: %s", async (reason, code, terms) => {
    if (terms !== undefined) await insertCoupon(db, code, terms);
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const answer = await submitCoupon(app, shopper, code);
    expect(answer).toEqual({
      status_code: reason === "unknown" ? 404 : reason === "login_required" ? 401 : 409,
      status: "Coupon not accepted",
      data: null,
      error: expect.any(String),
      reason,
    });
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data).toMatchObject({ discount: 0, coupons: [] });
  });

  test("a coupon ends at its moment, not before", async () => {
    await insertCoupon(db, "MIDNIGHT", { percent: 10, ends_at: TOMORROW });
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const now = clock.now;
    clock.now = new Date("2026-11-22T08:59:59.999Z");
    expect((await submitCoupon(app, shopper, "MIDNIGHT")).status_code).toBe(200);
    clock.now = new Date(TOMORROW);
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data).toMatchObject({ discount: 0, coupons: [{ coupon_code: "MIDNIGHT", discount: 0, reason: "expired" }] });
    clock.now = now;
  });

  test("a once-per-customer coupon requires an account", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const bearer = await signInWithCarts(backend, "once@example.com", [shopper.cartId]);
    await insertCoupon(db, "ONCE", { percent: 10, uses_per_customer: 1 });
    expect((await submitCoupon(app, shopper, "ONCE", { call: { bearer } })).status_code).toBe(200);
    const { data } = await parseEnvelope(
      send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token, bearer }),
    );
    expect(data).toMatchObject({ discount: 5.9 });
  });

  test("several combine only if all are combinable; any other is exclusive", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const codes = async (code: string) =>
      (await submitCoupon(app, shopper, code)).data?.cart.coupons.map(({ coupon_code }) => coupon_code);
    expect(await codes("TEN")).toEqual(["TEN"]);
    expect(await codes("FIVE")).toEqual(["Five"]);
    expect(await codes("PLUS20")).toEqual(["Five", "PLUS20"]);
    expect(await codes("TEN")).toEqual(["TEN"]);
  });

  test("a code that would raise the total is rejected with both totals if the caller keeps the better one", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    await submitCoupon(app, shopper, "PLUS20");
    await submitCoupon(app, shopper, "FIVE");
    const keptCodes = async () => {
      const { data } = await parseEnvelope(
        send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }),
      );
      return data.coupons.map(({ coupon_code }) => coupon_code);
    };
    expect(await submitCoupon(app, shopper, "TEN", { keep_better: true })).toEqual({
      status_code: 409,
      status: "Coupon not accepted",
      data: null,
      error: expect.any(String),
      reason: "worse_than_current",
      total: 59,
      current_total: 48.1,
    });
    expect(await keptCodes()).toEqual(["PLUS20", "Five"]);
    expect((await submitCoupon(app, shopper, "TEN", { keep_better: false })).status_code).toBe(200);
    expect(await keptCodes()).toEqual(["TEN"]);
    // A higher discount, and a coupon that adds to the others, need no question.
    await insertCoupon(db, "FIFTEEN", { percent: 15 });
    expect((await submitCoupon(app, shopper, "FIFTEEN", { keep_better: true })).status_code).toBe(200);
    await submitCoupon(app, shopper, "FIVE");
    expect((await submitCoupon(app, shopper, "PLUS20", { keep_better: true })).status_code).toBe(200);
  });

  test("totals are compared with the shipping that a coupon makes free, by the chosen method", async () => {
    await insertCoupon(db, "HALFTEN", { percent: 5 });
    await insertCoupon(db, "SHIP", { free_postage: true });
    await insertCoupon(db, "ROOM", { free_postage: true, postage_methods: [shippingMethod.freightRoom] });
    const byParcel = await createShopper(app, fixtureItems.pouf, 1);
    const keepBetter = { keep_better: true };
    await submitCoupon(app, byParcel, "HALFTEN");
    // 5.90 instead of 5 % of 59.00.
    expect((await submitCoupon(app, byParcel, "SHIP", keepBetter)).status_code).toBe(200);
    const worse = await submitCoupon(app, byParcel, "HALFTEN", keepBetter);
    expect(worse).toMatchObject({ reason: "worse_than_current", total: 61.95, current_total: 59 });
    const byFreight = await createShopper(app, fixtureItems.sofa, 1);
    const enterBy = async (delivery_module_id: number) =>
      (await submitCoupon(app, byFreight, "ROOM", { ...keepBetter, delivery_module_id })).status_code;
    await submitCoupon(app, byFreight, "HALFTEN");
    expect([await enterBy(shippingMethod.freight), await enterBy(shippingMethod.freightRoom)]).toEqual([409, 200]);
  });

  test("a question about a worse code does not count as an attempt to guess one", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    await insertCoupon(db, "TWENTY", { percent: 20 });
    await submitCoupon(app, shopper, "TWENTY");
    for (let at = 0; at < 12; at += 1)
      expect((await submitCoupon(app, shopper, "TEN", { keep_better: true })).reason).toBe("worse_than_current");
  });

  test("coupons of merged carts follow the same rule: the last exclusive one removes those before it", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const idOf = async (code: string) =>
      (await db.selectFrom("coupon").select("id").where("code", "=", code).executeTakeFirstOrThrow()).id;
    for (const code of ["Five", "TEN", "PLUS20"]) {
      await db
        .insertInto("cart_coupon")
        .values({ cart_id: shopper.cartId, coupon_id: await idOf(code) })
        .execute();
    }
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data).toMatchObject({ discount: 11.8, coupons: [{ coupon_code: "PLUS20" }] });
    const again = await submitCoupon(app, shopper, "FIVE");
    expect(again.data?.cart.coupons.map(({ coupon_code }) => coupon_code)).toEqual(["PLUS20", "Five"]);
  });

  test("an empty code removes them, one by name or all", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    await submitCoupon(app, shopper, "FIVE");
    await submitCoupon(app, shopper, "PLUS20");
    const one = await submitCoupon(app, shopper, "", { remove_code: "five" });
    expect(one.data?.cart).toMatchObject({ discount: 11.8, coupons: [{ coupon_code: "PLUS20" }] });
    const all = await submitCoupon(app, shopper, "");
    expect(all).toMatchObject({ status_code: 200, data: { coupon_code: "", discount: 0, cart: { coupons: [] } } });
  });

  test("a rejected code keeps the current coupon", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    await submitCoupon(app, shopper, "TEN");
    await submitCoupon(app, shopper, "NOBODY");
    expect(
      (await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }))).data,
    ).toMatchObject({ coupons: [{ coupon_code: "TEN", discount: 5.9 }] });
  });

  test("a free-shipping coupon without effect is rejected and keeps the current coupon", async () => {
    await insertCoupon(db, "PARCEL", { free_postage: true, postage_methods: [shippingMethod.parcel] });
    const byFreight = await createShopper(app, fixtureItems.sofa, 1);
    await submitCoupon(app, byFreight, "TEN");
    expect(await submitCoupon(app, byFreight, "PARCEL")).toMatchObject({
      status_code: 409,
      reason: "no_postage",
      data: null,
    });
    const { data } = await parseEnvelope(
      send(app, "/cart/get", { cart_id: byFreight.cartId }, { token: byFreight.token }),
    );
    expect(data).toMatchObject({ coupons: [{ coupon_code: "TEN", discount: 89.9 }] });

    const byParcel = await createShopper(app, fixtureItems.pouf, 1);
    await insertCoupon(db, "ABROAD", { free_postage: true, postage_countries: [country.germany] });
    expect((await submitCoupon(app, byParcel, "ABROAD")).reason).toBe("no_postage");
    expect((await submitCoupon(app, byParcel, "ABROAD", { country_id: country.germany })).status_code).toBe(200);
    expect((await submitCoupon(app, byParcel, "PARCEL")).status_code).toBe(200);
    // With free shipping already granted, another free-shipping coupon has no effect. Coupons that also discount are
    // accepted.
    await insertCoupon(db, "AGAIN", { free_postage: true });
    expect((await submitCoupon(app, byParcel, "AGAIN")).reason).toBe("no_postage");
    await insertCoupon(db, "BOTH", { percent: 10, free_postage: true, postage_methods: [shippingMethod.parcel] });
    expect((await submitCoupon(app, byFreight, "BOTH")).status_code).toBe(200);
  });

  test.each([
    { coupon_code: 7 },
    { coupon_code: "x".repeat(101) },
    { discount: 100 },
    { cart_id: -1 },
    { keep_better: 1 },
  ])("%j is bad input", async (bad) => {
    const { cartId, token } = await createShopper(app);
    const body = { coupon_code: "TEN", cart_id: cartId, ...bad };
    const response = await send(app, "/ExternalOrderApi/insertCoupon/?api_locale=de_AT", body, { token });
    expect(response.status).toBe(400);
  });

  test("the same key applies it once and returns the same", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const call = { key: testKey("coupon") };
    const first = await submitCoupon(app, shopper, "TEN", { call });
    await submitCoupon(app, shopper, "");
    const replayed = await submitCoupon(app, shopper, "TEN", { call });
    expect(replayed).toEqual({ ...first, data: { ...first.data, cart: replayed.data?.cart } });
    expect(replayed.data?.cart.coupons).toEqual([]);
    const { data } = await parseEnvelope(send(app, "/cart/get", { cart_id: shopper.cartId }, { token: shopper.token }));
    expect(data).toMatchObject({ coupons: [] });
  });
});

describe("the discount", () => {
  const cartOf = async ({ cartId, token }: { cartId: number; token: string }) =>
    (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data;

  test("is recalculated with every change of the cart", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    await submitCoupon(app, shopper, "TEN");
    const { data } = await parseEnvelope(
      send(app, "/cart/add", addBody(fixtureItems.stool, 2, shopper.cartId), { token: shopper.token }),
    );
    expect(data.cart).toMatchObject({
      totalValue: 297,
      discount: 29.7,
      vat: [{ percent: 20, net: 222.75, tax: 44.55 }],
    });
    const cleared = await parseEnvelope(
      send(app, "/cart/clear", { cart_id: shopper.cartId }, { token: shopper.token }),
    );
    expect(cleared.data.cart).toMatchObject({ discount: 0, coupons: [] });
  });

  test("pauses while a condition is not met, and resumes with it", async () => {
    await insertCoupon(db, "FROM100", { percent: 10, min_goods_cents: 10_000 });
    const shopper = await createShopper(app, fixtureItems.pouf, 2);
    await submitCoupon(app, shopper, "FROM100");
    const { items } = await cartOf(shopper);
    const set = (quantity: number) =>
      send(
        app,
        "/cart/update",
        { cart_id: shopper.cartId, cart_item: items[0]?.cartItemId, quantity, action: "update" },
        { token: shopper.token },
      );
    await set(1);
    expect(await cartOf(shopper)).toMatchObject({
      discount: 0,
      coupons: [{ reason: "condition_not_met", discount: 0 }],
    });
    await set(3);
    expect(await cartOf(shopper)).toMatchObject({ discount: 17.7, coupons: [{ reason: "", discount: 17.7 }] });
  });

  test("excludes items on promotion if the coupon requires it", async () => {
    const shopper = await createShopper(app, fixtureItems.armchair, 1);
    await send(app, "/cart/add", addBody(fixtureItems.pouf, 1, shopper.cartId), { token: shopper.token });
    expect((await submitCoupon(app, shopper, "NOPROMO")).data?.cart.items.map(({ discount }) => discount)).toEqual([
      0, 5.9,
    ]);
    const promoOnly = await createShopper(app, fixtureItems.armchair, 1);
    expect((await submitCoupon(app, promoOnly, "NOPROMO")).reason).toBe("condition_not_met");
  });

  test("on categories applies to all descendants, on products to these alone", async () => {
    const shopper = await createShopper(app, fixtureItems.armchair, 1);
    await send(app, "/cart/add", addBody(fixtureItems.stool, 1, shopper.cartId), { token: shopper.token });
    const seats = await submitCoupon(app, shopper, "SEATS");
    expect(seats.data?.cart.items.map(({ discount }) => discount)).toEqual([139.5, 0]);
    expect(seats.data).toMatchObject({ sale_elements: [variant.armchairForest] });
    await send(app, "/cart/add", addBody(fixtureItems.pouf, 1, shopper.cartId), { token: shopper.token });
    const poufs = await submitCoupon(app, shopper, "POUFS");
    expect(poufs.data).toMatchObject({ discount: 59, cart: { discount: 59 } });
  });

  test("is gross for the requested country", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    const answer = await submitCoupon(app, shopper, "TEN", { country_id: country.germany });
    expect(answer.data?.cart).toMatchObject({ totalValue: 58.51, discount: 5.85 });
  });

  test("free shipping: every method is free, or only the coupon's, tax included", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 2);
    const quoteShipping = async () => {
      const path = `/ExternalOrderApi/getActiveDelivery/${shopper.cartId}/de_AT`;
      const response = await fetchWithCartToken(app, path, shopper.token);
      const { data } = (await response.json()) as { data: Record<string, unknown>[] };
      return data[0];
    };
    expect(await quoteShipping()).toMatchObject({ postage_amount_taxed: 5.9 });
    expect((await submitCoupon(app, shopper, "POST")).data).toMatchObject({
      free_postage: true,
      kind: "free_postage",
      discount: 0,
    });
    expect(await quoteShipping()).toMatchObject({ postage_amount: 0, postage_amount_taxed: 0, postage_tax: 0 });
    await db
      .updateTable("coupon")
      .set({ postage_countries: [country.germany] })
      .where("code", "=", "POST")
      .execute();
    expect(await quoteShipping()).toMatchObject({ postage_amount_taxed: 5.9 });
    await db
      .updateTable("coupon")
      .set({ postage_countries: [], postage_methods: [shippingMethod.freight] })
      .where("code", "=", "POST")
      .execute();
    expect(await quoteShipping()).toMatchObject({ postage_amount_taxed: 5.9 });
  });
});

describe("fetching a coupon", () => {
  const fetchCoupon = async ({ cartId, token }: { cartId: number; token: string }, query: string) => {
    const response = await fetchWithCartToken(
      app,
      `/ExternalOrderApi/coupon/?api_locale=de_AT&cart_id=${cartId}${query}`,
      token,
    );
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return (await response.json()) as { status_code: number; data: unknown; reason?: string };
  };

  test("returns applied coupons only", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    await submitCoupon(app, shopper, "TEN");
    expect(await fetchCoupon(shopper, "&coupon_code=ten")).toMatchObject({
      data: { coupon_code: "TEN", discount: 5.9 },
    });
    expect(await fetchCoupon(shopper, "")).toMatchObject({ data: { coupon_code: "TEN" } });
    const known = await fetchCoupon(shopper, "&coupon_code=FIVE");
    expect(known).toMatchObject({ status_code: 404, reason: "unknown" });
    expect(await fetchCoupon(shopper, "&coupon_code=NOBODY")).toEqual(known);
  });

  test("of a foreign or unknown cart returns the cart's error", async () => {
    const [one, other] = [await createShopper(app), await createShopper(app)];
    const foreign = await fetchCoupon({ cartId: one.cartId, token: other.token }, "");
    expect(foreign).toEqual({ status_code: 404, status: "Cart not found", data: null });
    expect(await fetchCoupon({ cartId: 999_999, token: other.token }, "")).toEqual(foreign);
  });
});

describe("trying codes", () => {
  const tried = async (shopper: { cartId: number; token: string }, code = "NOBODY", address?: string) =>
    app.request(
      "/ExternalOrderApi/insertCoupon/?api_locale=de_AT",
      {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Cart-Token": shopper.token },
        body: JSON.stringify({ coupon_code: code, cart_id: shopper.cartId }),
      },
      { clientAddress: address },
    );

  test("the eleventh attempt of a cart within ten minutes is limited; removals do not count", async () => {
    const shopper = await createShopper(app, fixtureItems.pouf, 1);
    for (let at = 0; at < 10; at += 1) expect((await tried(shopper)).status).toBe(200);
    const late = await tried(shopper, "TEN");
    expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect(await late.json()).toMatchObject({ code: "RATE_LIMITED" });
    expect((await tried(shopper, "")).status).toBe(200);
    const now = clock.now;
    clock.now = new Date(now.getTime() + 600_000);
    expect((await tried(shopper, "TEN")).status).toBe(200);
    clock.now = now;
  });

  test("carts of one caller share the limit, and other callers are not affected", async () => {
    const statuses: number[] = [];
    for (let cart = 0; cart < 4; cart += 1) {
      const shopper = await createShopper(app, fixtureItems.pouf, 1);
      for (let at = 0; at < 8; at += 1) statuses.push((await tried(shopper, `GUESS${at}`, "192.0.2.7")).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await tried(await createShopper(app, fixtureItems.pouf, 1), "TEN", "192.0.2.8")).status).toBe(200);
  });

  test("known codes do not count: an office behind one address can use its coupons", async () => {
    for (let at = 0; at < 35; at += 1) {
      const shopper = await createShopper(app, fixtureItems.pouf, 1);
      expect((await tried(shopper, "TEN", "192.0.2.9")).status).toBe(200);
    }
  });

  test("an unknown code costs the same queries as a rejected one", async () => {
    let questions = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        questions += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const watched = createApp({ ...deps, db: counting });
    const countStatements = async (code: string): Promise<number> => {
      const shopper = await createShopper(app, fixtureItems.pouf, 1);
      questions = 0;
      await submitCoupon(watched, shopper, code);
      return questions;
    };
    await insertCoupon(db, "LONGGONE", { percent: 10, ends_at: YESTERDAY });
    expect(await countStatements("NOBODY")).toBe(await countStatements("LONGGONE"));
  });
});

test("an ordered cart accepts no coupon", async () => {
  const shopper = await createShopper(app, fixtureItems.pouf, 1);
  await sql`update cart set ordered_at = now() where id = ${shopper.cartId}`.execute(db);
  expect(await submitCoupon(app, shopper, "TEN")).toEqual({ status_code: 404, status: "Cart not found", data: null });
});
