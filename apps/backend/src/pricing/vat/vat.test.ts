import { describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { country, payment } from "../../testing/fixture/ids.ts";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { addBody, fixtureItems } from "../../cart/testing/shopper.ts";
import { type Caller, call, register, registrationBody } from "../../auth/testing/account.ts";
import { addressBody, fillCart, buildPayBody } from "../../auth/testing/people.ts";
import { runOrderAdmin } from "../../orderAdmin/runOrderAdmin.ts";
import { hasSellerCountry } from "./decideVat.ts";
import type { VatCheckResult } from "./vatRegister.ts";

const { app, db, deps, clock } = await createTestBackend();
await db.updateTable("sale_element").set({ stock: 100 }).execute();
const check = (vat_number: string, as: Caller = {}, more: object = {}) =>
  call(
    app,
    "POST",
    "/vat/check",
    { vat_number, country: vat_number.slice(0, 2), ...more },
    { ipAddress: vat_number, ...as },
  );

describe("POST vat/check", () => {
  test.each([
    ["ATU12345675", { status: "valid", name: "Beispiel Einrichtung GmbH" }],
    ["atu 123 456 75", { status: "valid", name: "Beispiel Einrichtung GmbH" }],
    ["ATU87654324", { status: "invalid" }],
    ["ATU12345678", { status: "invalid" }],
    ["DE987654328", { status: "unavailable" }],
    // The stand-in knows no real company.
    ["DE811569869", { status: "unavailable" }],
  ])("%s: %j", async (vatNumber, expected) => {
    const response = await check(vatNumber, {}, { country: null });
    expect([response.status, await response.json()]).toEqual([200, expected]);
  });

  test("a number of another country than the form's is invalid", async () => {
    expect(await (await check("ATU12345675", {}, { country: "DE" })).json()).toEqual({ status: "invalid" });
  });

  test("stores nothing for a missing number", async () => {
    const { token: bearer, customer } = await register(app, "ohne-uid@example.com");
    const response = await call(app, "POST", "/vat/check", { vat_number: " ", country: "RO" }, { bearer });
    expect([response.status, await response.json()]).toMatchObject([422, { fields: { vat_number: "required" } }]);
    const stored = db.selectFrom("customer").select("vat_status").where("id", "=", customer.ID);
    expect(await stored.executeTakeFirst()).toEqual({ vat_status: "" });
  });

  test("stores the result for the customer's own number, and an outage changes nothing", async () => {
    const result: VatCheckResult = { status: "valid" };
    const withRegister = createApp({ ...deps, vatRegister: { check: async () => result } });
    const { token: bearer, customer } = await register(app, "firma@example.com", {
      company: "X",
      vat_number: "DE811569869",
    });
    const status = async () =>
      (await db.selectFrom("customer").select("vat_status").where("id", "=", customer.ID).executeTakeFirstOrThrow())
        .vat_status;
    const checkNumber = (vat_number: string) => call(withRegister, "POST", "/vat/check", { vat_number }, { bearer });
    expect(await status()).toBe("unavailable");
    await checkNumber("ATU12345675");
    expect(await status()).toBe("unavailable");
    await checkNumber("DE811569869");
    expect(await status()).toBe("valid");
    result.status = "unavailable";
    await checkNumber("DE811569869");
    expect(await status()).toBe("valid");
    result.status = "invalid";
    await checkNumber("DE811569869");
    expect(await status()).toBe("invalid");
  });

  test("a number below the length that its market sets is refused at registration", async () => {
    const setting = { scope: "RO", name: "vat_min_length", value: "10" };
    await db.insertInto("setting").values(setting).execute();
    const form = registrationBody("kurz@example.com", { company: "Exemplu SRL" });
    const short = await call(app, "POST", "/register", { ...form, vat_number: "RO361757" });
    expect([short.status, await short.json()]).toMatchObject([422, { fields: { vat_number: "invalid" } }]);
    const long = await call(app, "POST", "/register", { ...form, vat_number: "RO18547290" });
    expect(long.status).toBe(201);
    await db.deleteFrom("setting").where("name", "=", "vat_min_length").execute();
  });

  test("the register is limited to twenty numbers in ten minutes", async () => {
    const statuses = [];
    for (let at = 0; at < 22; at += 1) statuses.push((await check("DE987654328", { ipAddress: "many" })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe("VAT is charged (D10), except to a company of another member state for items that leave", () => {
  /** An order of one pouf (59.00 gross in Austria) by bank transfer, with parcel shipping. */
  async function order(email: string, company: Record<string, unknown>, to: Record<string, unknown>, locale = "de_AT") {
    const { token: bearer, customer } = await register(app, email, company);
    const caller = { bearer, ipAddress: email };
    const added = await call(app, "POST", "/ExternalOrderApi/address", addressBody(to), caller);
    const { AddressItems } = (await added.json()) as { AddressItems: { ID: number }[] };
    const own = { customerId: customer.ID, addressId: AddressItems[0]!.ID, ...(await fillCart(app, caller)) };
    const response = await call(app, "POST", "/vorkasse/pay", { ...buildPayBody(own), locale }, caller);
    expect(response.status, await response.clone().text()).toBe(200);
    return db
      .selectFrom("orders")
      .select(["goods_cents", "postage_cents", "total_cents", "vat"])
      .where("cart_id", "=", own.cartId)
      .executeTakeFirstOrThrow();
  }
  const GERMAN = { country: country.germany, zipcode: "10115", city: "Berlin" };
  const GMBH = { company: "Muster Objektmöbel GmbH", vat_number: "DE123456788" };

  test("a German company, confirmed, with items to Germany pays net", async () => {
    // Net price of the pouf 49.1667, plus the net of the parcel's 6.90.
    expect(await order("netto@example.com", GMBH, GERMAN)).toEqual({
      goods_cents: 4917,
      postage_cents: 580,
      total_cents: 5497,
      vat: [{ percent: 0, netCents: 5497, taxCents: 0, grossCents: 5497 }],
    });
  });

  test.each([
    ["nobody's company", {}, GERMAN, "de_AT"],
    ["a number without a company", { vat_number: GMBH.vat_number }, GERMAN, "de_AT"],
    ["a number the register could not confirm", { company: "X", vat_number: "DE987654328" }, GERMAN, "de_AT"],
    ["a number the register does not know", { company: "X", vat_number: "ATU87654324" }, GERMAN, "de_AT"],
    [
      "a company of the shop's own state",
      { company: "Beispiel Einrichtung GmbH", vat_number: "ATU12345675" },
      GERMAN,
      "de_AT",
    ],
    ["goods that stay", GMBH, {}, "de_AT"],
    ["a number that the register has under another name", { ...GMBH, company: "Fremde Tische GmbH" }, GERMAN, "de_AT"],
  ])("%s: VAT", async (name, company, to, locale) => {
    const { vat, total_cents } = await order(`${name.replaceAll(" ", "-")}@example.com`, company, to, locale);
    expect(vat).toMatchObject([{ percent: "country" in to ? 19 : 20 }]);
    expect(total_cents).toBeGreaterThan(6400);
  });

  test("the locale that a buyer sends waives no VAT", async () => {
    const austrian = { company: "Beispiel Einrichtung GmbH", vat_number: "ATU12345675" };
    for (const locale of ["de_AT", "en_AT", "de_DE", "en_DE", "ro_RO", "en_RO"]) {
      const { vat } = await order(`inland-${locale}@example.com`, austrian, {}, locale);
      expect(vat, locale).toMatchObject([{ percent: 20 }]);
      const exempt = await order(`ausland-${locale}@example.com`, GMBH, GERMAN, locale);
      expect(exempt.vat, locale).toMatchObject([{ percent: 0 }]);
    }
  });

  test.each([
    ["the shared store_country", { store_country: "AT" }, 0],
    ["a market's store_country, which a buyer could choose, and thus none", { AT: { store_country: "AT" } }, 19],
    ["none at all", {}, 19],
  ])("the seller's country is %s", async (name, settings, percent) => {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("setting").where("name", "in", ["store_country", "company_vat_number"]).execute();
      for (const [key, value] of Object.entries(settings)) {
        const [scope, row, text] =
          typeof value === "string" ? ["shared", key, value] : [key, ...Object.entries(value)[0]!];
        await trx
          .insertInto("setting")
          .values({ scope, name: row, value: JSON.stringify(text) })
          .execute();
      }
    });
    expect(await hasSellerCountry(db)).toBe(name === "the shared store_country");
    const { vat } = await order(`seller-${percent}-${name.length}@example.com`, GMBH, GERMAN);
    await db.deleteFrom("setting").where("name", "in", ["store_country", "company_vat_number"]).execute();
    await db
      .insertInto("setting")
      .values({ scope: "shared", name: "company_vat_number", value: '"ATU00000000"' })
      .execute();
    expect(vat).toMatchObject([{ percent }]);
  });

  test("a company with another name in the register pays VAT until the order admin accepts it, and after it renames itself", async () => {
    const email = "anders@example.com";
    const { token: bearer, customer } = await register(app, email, { ...GMBH, company: "Fremde Tische GmbH" });
    const as = { bearer };
    const { cartId } = await fillCart(app, as);
    const percent = async () => {
      const body = { cart_id: cartId, country_id: country.germany };
      const cart = await call(app, "POST", "/cart/get", body, as);
      const { data } = (await cart.json()) as { data: { items: { vat_percent: number }[] } };
      return data.items[0]?.vat_percent;
    };
    const rename = (company: string) =>
      call(app, "PUT", `/ExternalOrderApi/customer/${customer.ID}`, { ...person, company, ...number }, as);
    const person = { title: 3, firstname: "Eva", lastname: "Erste", email };
    const number = { vat_number: GMBH.vat_number };
    expect(await percent()).toBe(19);
    await expect(runOrderAdmin(deps, ["accept", "netto@example.com"])).rejects.toThrow("not among the companies");
    expect((await runOrderAdmin(deps, ["companies"])).join("\n")).toContain(
      `${email}  DE123456788  Fremde Tische GmbH  registered as Muster Objektmöbel GmbH`,
    );
    expect(await runOrderAdmin(deps, ["accept", email])).toEqual(["Fremde Tische GmbH may buy without VAT"]);
    expect((await runOrderAdmin(deps, ["companies"])).join("\n")).not.toContain(email);
    expect(await percent()).toBe(0);
    expect((await rename("Ganz Andere GmbH")).status).toBe(200);
    expect(await percent()).toBe(19);
    expect((await rename("Muster Objektmöbel")).status).toBe(200);
    expect(await percent()).toBe(0);
  });

  test("a number whose register discloses no name waives VAT for companies only", async () => {
    const undisclosed = createApp({ ...deps, vatRegister: { check: async () => ({ status: "valid" }) } });
    const percentOf = async (email: string, company: object) => {
      const { token: bearer } = await register(undisclosed, email, { ...company, vat_number: "DE811569869" });
      const { cartId } = await fillCart(app, { bearer });
      const body = { cart_id: cartId, country_id: country.germany };
      const { data } = (await (await call(app, "POST", "/cart/get", body, { bearer })).json()) as {
        data: { items: { vat_percent: number }[] };
      };
      return data.items[0]?.vat_percent;
    };
    expect(await percentOf("ohne-namen@example.com", { company: "X" })).toBe(0);
    expect(await percentOf("ohne-firma@example.com", {})).toBe(19);
  });

  test("an expired confirmation does not count", async () => {
    const { token: bearer } = await register(app, "lange@example.com", GMBH);
    const response = await call(
      app,
      "POST",
      "/cart/add",
      { ...addBody(fixtureItems.pouf), country_id: country.germany },
      { bearer },
    );
    const { data } = (await response.json()) as {
      data: { cartId: number; cart: { items: { vat_percent: number }[] } };
    };
    expect(data.cart.items).toMatchObject([{ vat_percent: 0, price: 49.17 }]);
    await db
      .updateTable("customer")
      .set({ vat_checked_at: new Date(clock.now.getTime() - 91 * 86_400_000) })
      .where("email", "=", "lange@example.com")
      .execute();
    const later = await call(
      app,
      "POST",
      "/cart/get",
      { cart_id: data.cartId, country_id: country.germany },
      { bearer },
    );
    expect(await later.json()).toMatchObject({ data: { items: [{ vat_percent: 19 }] } });
  });

  test("the displayed total is the charged total", async () => {
    const { token: bearer, customer } = await register(app, "gleich@example.com", { ...GMBH, ...GERMAN });
    const as = { bearer };
    const cart = await fillCart(app, as);
    const methods = await call(
      app,
      "GET",
      `/ExternalOrderApi/getActiveDelivery/${cart.cartId}/de_AT?country_id=5`,
      undefined,
      as,
    );
    const { data } = (await methods.json()) as { data: { postage_amount_taxed: number; postage_amount: number }[] };
    expect(data[0]).toMatchObject({ postage_amount: 5.8, postage_amount_taxed: 5.8 });
    const body = buildPayBody({ ...cart, customerId: customer.ID, addressId: customer.ADDRESS_ID });
    const wrong = await call(app, "POST", "/vorkasse/pay", { ...body, expected_total: 65.41 }, as);
    expect([wrong.status, await wrong.json()]).toMatchObject([409, { code: "PRICE_CHANGED", total: 54.97 }]);
    const right = await call(
      app,
      "POST",
      "/vorkasse/pay",
      { ...body, expected_total: 54.97, payment_module_id: payment.prepayment },
      as,
    );
    expect(right.status).toBe(200);
  });
});
