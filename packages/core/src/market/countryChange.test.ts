import fc from "fast-check";
import { expect, test } from "vitest";
import { summarizeCart } from "../cart/cartSummary.js";
import { createShop } from "../createShop.js";
import { memoryEnvironment, memoryStorage } from "../environment/runtime.js";
import { fakeShop } from "../testing/fakeShop.js";

await Promise.all([import("../calls/clients.js"), import("ky"), import("../shipping/estimateShippingMethods.js")]);

const AUSTRIA = 13;
const GERMANY = 5;
const UNIT_CENTS: Record<number, number> = { [AUSTRIA]: 6000, [GERMANY]: 5950 };
const SHIPPING_CENTS: Record<number, number> = { [AUSTRIA]: 390, [GERMANY]: 590 };
const totalCents = (countryId: number): number =>
  2 * (UNIT_CENTS[countryId] ?? 0) + (SHIPPING_CENTS[countryId] ?? Number.NaN);

const nextTask = (): Promise<void> => new Promise((next) => void setTimeout(next, 0));

/** A shop with two items in its cart, whose responses wait until they are released. */
function openShop() {
  const waiting: Array<{ label: string; release: () => void; fail: () => void }> = [];
  const environment = memoryEnvironment({
    async fetch(request) {
      const url = new URL(request.url);
      const text = await request.text();
      const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
      const countryId = Number(body["country_id"] ?? url.searchParams.get("country_id"));
      const isDown = await new Promise<boolean>((respond) => {
        waiting.push({
          label: `${url.pathname.includes("cart/get") ? "cart" : "shipping"} ${countryId}`,
          release: () => respond(false),
          fail: () => respond(true),
        });
      });
      if (isDown) return Response.json({ error: "down" }, { status: 400 });
      if (!url.pathname.includes("cart/get")) {
        return Response.json({
          data: [{ id: 77, position: 1, postage_amount_taxed: (SHIPPING_CENTS[countryId] ?? 0) / 100 }],
        });
      }
      const price = (UNIT_CENTS[countryId] ?? 0) / 100;
      const item = {
        id: 1,
        cartItemId: 11,
        REF: "LH-1",
        TITLE: "Hallein",
        URL: "/hallein.html",
        PRODUCT_SALE_ELEMENT: "21",
        quantity: 2,
        stock: "9",
        price,
        TAXED_PRICE: price,
        IS_PROMO: "0",
        vat_percent: "20.0000",
      };
      return Response.json({ status_code: 200, data: { cartId: 7, currency: "EUR", items: [item] } });
    },
    storage: { local: memoryStorage({ cart_id: "7", cart_token: "secret" }), session: memoryStorage() },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key-abcdefghijklmnop" },
  });
  const shop = createShop(fakeShop([]).config, environment);
  shop.start();
  const settle = async (): Promise<void> => {
    for (let quiet = 0, before = waiting.length; quiet < 3; quiet += 1) {
      await nextTask();
      if (waiting.length !== before) quiet = 0;
      before = waiting.length;
    }
  };
  return {
    shop,
    waiting,
    settle,
    setCountry: (id: number) => shop.market.setCountry(id === AUSTRIA ? "AT" : "DE"),
    summary: () => summarizeCart(shop.cart.getSnapshot(), shop.shipping.getSnapshot()),
    /** Answers everything, in order, until nothing waits. */
    async answerAll(): Promise<void> {
      for (await settle(); waiting.length > 0; await settle()) waiting.shift()?.release();
    },
  };
}

test("AT → DE → AT during the first load ends with the Austrian price, whatever answers last", async () => {
  const { settle, waiting, setCountry, summary, answerAll } = openShop();
  await settle();
  void setCountry(GERMANY);
  await settle();
  void setCountry(AUSTRIA);
  await settle();
  // The German cart answers first.
  const german = waiting.findIndex(({ label }) => label === `cart ${GERMANY}`);
  waiting.splice(german, 1)[0]?.release();
  await answerAll();
  expect(summary()).toMatchObject({ totalCents: totalCents(AUSTRIA), isEstimated: false });
});

test("old prices next to the new shipping costs are an estimate until the cart answers for the new country", async () => {
  const { settle, waiting, setCountry, summary, answerAll } = openShop();
  await answerAll();
  expect(summary()).toMatchObject({ totalCents: totalCents(AUSTRIA), isEstimated: false });
  void setCountry(GERMANY);
  await settle();
  const shipping = waiting.findIndex(({ label }) => label === `shipping ${GERMANY}`);
  waiting.splice(shipping, 1)[0]?.release();
  await settle();
  expect(summary()).toMatchObject({ shippingCents: SHIPPING_CENTS[GERMANY], isEstimated: true });
  await answerAll();
  expect(summary()).toMatchObject({ totalCents: totalCents(GERMANY), isEstimated: false });
});

test("whenSynced waits for cart and shipping of the country, and asks again after a failure", async () => {
  const { shop, settle, waiting, setCountry, summary, answerAll } = openShop();
  await answerAll();
  void setCountry(GERMANY);
  await settle();
  let isSynced = false;
  const synced = shop.cart.whenSynced().then(() => (isSynced = true));
  waiting.splice(0).forEach(({ fail }) => fail());
  await settle();
  expect(isSynced).toBe(false);
  await answerAll();
  await synced;
  expect(summary()).toMatchObject({ totalCents: totalCents(GERMANY), isEstimated: false });
});

test("whenSynced names the error that keeps the country's prices unknown", async () => {
  const { shop, settle, waiting, setCountry, answerAll } = openShop();
  await answerAll();
  void setCountry(GERMANY);
  const synced = shop.cart.whenSynced().catch((error: unknown) => error);
  for (await settle(); waiting.length > 0; await settle()) waiting.shift()?.fail();
  expect(await synced).toMatchObject({ code: "HTTP_STATUS" });
});

test("setCountry resolves once cart and shipping are confirmed, and rejects a country that is not shipped to", async () => {
  const { shop, settle, waiting, setCountry, summary, answerAll } = openShop();
  await answerAll();
  let isConfirmed = false;
  const confirmed = setCountry(GERMANY).then(() => (isConfirmed = true));
  await settle();
  waiting.shift()?.release();
  await settle();
  expect(isConfirmed).toBe(false);
  await answerAll();
  await confirmed;
  expect(summary()).toMatchObject({ totalCents: totalCents(GERMANY), isEstimated: false });
  await expect(shop.market.setCountry("FR")).rejects.toMatchObject({ code: "INVALID_INPUT" });
  expect(shop.market.getSnapshot().country).toBe("DE");
});

test("a market whose country id is unknown needs countryIds", () => {
  const environment = memoryEnvironment({
    fetch: async () => Response.json({}),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key-abcdefghijklmnop" },
  });
  const config = { ...fakeShop([]).config, market: "FR" };
  expect(() => createShop(config, environment)).toThrow(
    expect.objectContaining({ code: "CONFIG_MISSING", details: { missing: ["countryIds.FR"] } }),
  );
  const shop = createShop({ ...config, countryIds: { FR: 64 } }, environment);
  expect(shop.market.getSnapshot()).toMatchObject({ country: "FR", countryId: 64 });
});

test("for any order of answers and changes, a final total is the current country's", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constant("change" as const), fc.nat(5)), { minLength: 3, maxLength: 14 }),
      async (steps) => {
        const { settle, waiting, setCountry, summary, answerAll } = openShop();
        let country = AUSTRIA;
        const expectNoForeignTotal = (): void => {
          const now = summary();
          if (now.isEstimated || now.totalCents === undefined || now.lines.length === 0) return;
          expect(now.totalCents).toBe(totalCents(country));
        };
        await settle();
        for (const step of steps) {
          if (step === "change") void setCountry((country = country === AUSTRIA ? GERMANY : AUSTRIA));
          else waiting.splice(step % Math.max(1, waiting.length), 1)[0]?.release();
          expectNoForeignTotal();
          await settle();
          expectNoForeignTotal();
        }
        await answerAll();
        expect(summary()).toMatchObject({ totalCents: totalCents(country), isEstimated: false });
      },
    ),
    { numRuns: 25 },
  );
});
