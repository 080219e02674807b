import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { buildTransferPayload } from "../bank/buildTransferPayload.ts";
import { insertCoupon, submitCoupon } from "../cart/testing/coupons.ts";
import { createBuyer, createShopper, fixtureItems, parseEnvelope, payBody, send } from "../cart/testing/shopper.ts";
import { getPaymentProviders } from "../payment/providers.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { country, payment, product } from "../testing/fixture/ids.ts";
import { getJson } from "../testing/requests.ts";
import { currencySymbol } from "../currency.ts";
import { baseAmount, listedAmount, type PriceList } from "./priceList.ts";

const { app, db, deps } = await createTestBackend();

const lei: PriceList = { basePercent: "20", percent: "520", stepCents: 500, taxPercent: "21", currency: "RON" };
const searchResponse = v.object({
  hits: v.object({ hits: v.array(v.object({ _source: v.object({ price: v.number() }) })) }),
});
const HOME = { country: country.romania, zipcode: "010011", city: "București", state: 10, phone: "0721 234 567" };
const CARD = 90;

beforeAll(async () => {
  await db
    .insertInto("price_list")
    .values({
      country_id: country.romania,
      base_country_id: country.austria,
      percent: "520",
      step_cents: 500,
      currency_code: "RON",
    })
    .execute();
  await db
    .insertInto("payment_method")
    .values({ id: CARD, code: "StripePayment", position: 9, countries: [country.romania], text: "{}" })
    .execute();
});

test.each([
  ["EUR", "€"],
  ["RON", "lei"],
  ["HUF", "Ft"],
  ["PLN", "zł"],
])("%s has the symbol %s", (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol);
});

test.each([
  ["a list in another currency converts a discount in whole steps", lei, 2000, 105_00],
  ["a list in the base currency leaves it unchanged", { ...lei, currency: "EUR" }, 2000, 2000],
  ["without a list it stays as it is", undefined, 2000, 2000],
  ["a small fee stays one: one step", lei, 30, 5_00],
  ["nothing stays nothing", lei, 0, 0],
])("%s", (_rule, list, cents, expected) => {
  expect(listedAmount(cents, list)).toBe(expected);
});

test("an amount for a limit is converted back to the base currency", () => {
  expect([baseAmount(520_00, lei), baseAmount(520_00, undefined)]).toEqual([100_00, 520_00]);
});

describe("a country whose price list has another currency", () => {
  const romania = "translation=ro_RO&locale=ro_RO";

  test("has prices in it, in lists, on product pages and in searches, also in another country's storefront", async () => {
    const price = { TAXED_PRICE: 305, BEST_TAXED_PRICE: 305 };
    expect(await getJson(app, `/products/${product.pouf}?${romania}`)).toMatchObject([price]);
    expect(await getJson(app, `/products/${product.pouf}?translation=de_AT&country_id=146`)).toMatchObject([price]);
    const { front_username, front_password } = (await getJson(app, "/ConfigApi")) as Record<string, string>;
    const search = (params: object) =>
      app.request("/search/product_de_AT/_search/template", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Basic ${Buffer.from(`${front_username}:${front_password}`).toString("base64")}`,
        },
        body: JSON.stringify({ id: "api/search/product", params: { text: "pouf", ...params } }),
      });
    const priceOf = async (params: object) => {
      const { hits } = v.parse(searchResponse, await (await search(params)).json());
      return hits.hits[0]?.["_source"].price;
    };
    expect([await priceOf({}), await priceOf({ country_id: country.romania })]).toEqual([59, 305]);
  });

  test("is named with its currency in the settings of every storefront", async () => {
    await db.insertInto("setting").values({ scope: "shared", name: "free_shipping_from", value: '"100"' }).execute();
    const currencies = async (locale: string) => {
      const config = await getJson(app, `/locale_config/custom_attribute/?locale=${locale}`);
      const { countries, ...row } = config as { countries: Record<string, unknown>[] } & Record<string, unknown>;
      return {
        own: [row["currency_currency_code"], row["currency_currency_symbol"], row["currency_rate"]],
        free: row["free_shipping_from"],
        countries: Object.fromEntries(
          countries.map((one) => [one["isoalpha2"], [one["currency"], one["currency_symbol"]].filter(Boolean)]),
        ),
      };
    };
    // Without one, a country has that of the storefront.
    const [euro, none] = [["EUR", "€"], []];
    expect(await currencies("ro_RO")).toEqual({
      own: ["RON", "lei", 1],
      free: 520,
      countries: { AT: euro, DE: euro, RO: none },
    });
    expect(await currencies("de_AT")).toEqual({
      own: ["EUR", "€", 1],
      free: "100",
      countries: { AT: none, DE: none, RO: ["RON", "lei"] },
    });
    await db.deleteFrom("setting").where("name", "=", "free_shipping_from").execute();
  });

  test("a storefront that converts what it displays names no currency for countries that are charged in the base one", async () => {
    await db
      .updateTable("setting")
      .set({ value: "0.95" })
      .where("scope", "=", "shared")
      .where("name", "=", "currency_rate")
      .execute();
    const config = await getJson(app, "/locale_config/custom_attribute/?locale=de_AT");
    expect(config).toMatchObject({
      countries: expect.arrayContaining([
        expect.not.objectContaining({ currency: "EUR" }),
        expect.objectContaining({ isoalpha2: "RO", currency: "RON" }),
      ]),
    });
    expect(JSON.stringify(config)).not.toContain('"currency":"EUR"');
    await db.updateTable("setting").set({ value: "1" }).where("name", "=", "currency_rate").execute();
  });

  test("charges the cart in it: lines, coupons by amount and their titles", async () => {
    await insertCoupon(db, "MINUS20", {
      amount_cents: 2000,
      min_goods_cents: 10_000,
      text: JSON.stringify({ de: { title: "{amount} Rabatt ab {minimum}" } }),
    });
    const shopper = await createShopper(app, fixtureItems.pouf, 2);
    const body = { cart_id: shopper.cartId, locale: "ro_RO", country_id: country.romania };
    const read = async () => (await parseEnvelope(send(app, "/cart/get", body, { token: shopper.token }))).data;
    expect(await read()).toMatchObject({ currency: "RON", totalValue: 610 });
    const added = await submitCoupon(app, shopper, "MINUS20", { country_id: country.romania });
    expect(added).toMatchObject({ data: { title: "105\u00a0lei Rabatt ab 520\u00a0lei", value: 105, min_goods: 520 } });
    expect(await read()).toMatchObject({ discount: 105 });
  });

  test("charges the order in it: fee, email, invoice, order page, and no transfer code, which is in euro only", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 1, HOME);
    const order = { locale: "ro_RO", country_id: country.romania };
    const methods = await app.request(
      `/ExternalOrderApi/getActivePaymentMethods/${buyer.cartId}/ro_RO?country_id=${country.romania}`,
      { headers: { "X-Cart-Token": buyer.token } },
    );
    expect(await methods.json()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ code: "Nachnahme", fee: 25 })]),
    });
    const body = payBody(buyer, { ...order, payment_module_id: payment.cashOnDelivery, expected_total: 342.9 });
    // The same number in another currency is another total.
    const inEuro = await send(app, "/ramburs/pay", { ...body, expected_currency: "EUR" }, { token: buyer.token });
    expect([inEuro.status, await inEuro.json()]).toMatchObject([409, { code: "PRICE_CHANGED", total: 342.9 }]);
    const inLei = { ...body, expected_currency: "RON" };
    expect((await send(app, "/ramburs/pay", inLei, { token: buyer.token })).status).toBe(200);
    const { id, ...stored } = await db
      .selectFrom("orders")
      .select(["id", "currency_code", "goods_cents", "postage_cents", "fee_cents", "total_cents", "ref"])
      .where("cart_id", "=", buyer.cartId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      currency_code: "RON",
      goods_cents: 305_00,
      postage_cents: 12_90,
      fee_cents: 25_00,
      total_cents: 342_90,
    });
    const mail = await db.selectFrom("mail_outbox").select("text").where("order_id", "=", id).executeTakeFirstOrThrow();
    expect(mail.text).toContain("342,90\u00a0lei");
    expect(mail.text).not.toContain("€");
    const result = await app.request(`/order/result?cart_id=${buyer.cartId}`, {
      headers: { "X-Cart-Token": buyer.token },
    });
    expect(await result.json()).toMatchObject({ total: 342.9, currency: "RON", currency_symbol: "lei" });
    const bank = { holder: "Lindenhaus", iban: "AT611904300234573201", bic: "", bankName: "" };
    const transfer = { ref: stored.ref, totalCents: stored.total_cents };
    expect(buildTransferPayload({ ...transfer, currency: "EUR" }, bank)).toContain("EUR342.90");
    expect(buildTransferPayload({ ...transfer, currency: "RON" }, bank)).toBeUndefined();
  });

  test("names its own bank account for a transfer, in an order of another country's storefront too", async () => {
    const iban = "RO49 AAAA 1B31 0075 9384 0000";
    const value = JSON.stringify(iban);
    await db.insertInto("setting").values({ scope: "RO", name: "bank_iban", value }).execute();
    const order = { locale: "de_AT", country_id: country.romania, payment_module_id: payment.prepayment };
    const buyer = await createBuyer(app, fixtureItems.pouf, 1, HOME);
    expect((await send(app, "/vorkasse/pay", payBody(buyer, order), { token: buyer.token })).status).toBe(200);
    const headers = { "X-Cart-Token": buyer.token };
    const result = await app.request(`/order/result?cart_id=${buyer.cartId}`, { headers });
    expect(await result.json()).toMatchObject({ currency: "RON", bank: { iban, amount: 317.9 } });
    const mail = await db
      .selectFrom("mail_outbox")
      .innerJoin("orders", "orders.id", "mail_outbox.order_id")
      .select("text")
      .where("cart_id", "=", buyer.cartId)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain(iban);
    await db.deleteFrom("setting").where("name", "=", "bank_iban").where("scope", "=", "RO").execute();
  });

  test("opens a payment in it, at providers that take it", async () => {
    const buyer = await createBuyer(app, fixtureItems.pouf, 1, HOME);
    const body = payBody(buyer, { locale: "ro_RO", country_id: country.romania, payment_module_id: CARD });
    expect((await send(app, "/stripe/pay", body, { token: buyer.token })).status).toBe(200);
    const opened = await db
      .selectFrom("payment")
      .innerJoin("orders", "orders.id", "payment.order_id")
      .select(["currency", "amount_cents"])
      .where("cart_id", "=", buyer.cartId)
      .execute();
    expect(opened).toEqual([{ currency: "RON", amount_cents: 317_90 }]);
    const { isAvailable } = getPaymentProviders(deps);
    const offered = (code: string) => ["EUR", "RON"].filter((currency) => isAvailable(code, currency));
    expect(offered("StripePayment")).toEqual(["EUR", "RON"]);
    expect(offered("PayPal")).toEqual(["EUR"]);
    expect(offered("AmazonPay")).toEqual(["EUR"]);
    expect(offered("Nachnahme")).toEqual(["EUR", "RON"]);
  });

  test("has the minimum of an order in it", async () => {
    await db.insertInto("setting").values({ scope: "shared", name: "config_min_price", value: "100" }).execute();
    const buyer = await createBuyer(app, fixtureItems.pouf, 1, HOME);
    const body = payBody(buyer, { locale: "ro_RO", country_id: country.romania });
    const response = await send(app, "/vorkasse/pay", body, { token: buyer.token });
    expect([response.status, await response.json()]).toMatchObject([409, { code: "BELOW_MINIMUM", minimum: 520 }]);
  });
});
