import { addressRow } from "@shop/core/wire";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { country } from "../testing/fixture/ids.ts";
import { addPhonePatterns, removePhonePatterns } from "../testing/phonePatterns.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { testKey, addressBody, createBuyer, createShopper, send } from "../cart/testing/shopper.ts";

const { app, db } = await createTestBackend();
const guest = await createBuyer(app);

const ROMANIAN = { country: country.romania, zipcode: "010011", city: "București", state: 14 };

const post = (more: Record<string, unknown>, call: object = {}) =>
  send(
    app,
    "/ExternalOrderApi/address",
    { ...addressBody(guest.customerId), cart_id: guest.cartId, ...more },
    { token: guest.token, ...call },
  );

test("an address is stored for the cart's guest and returned as a row", async () => {
  const response = await post({ company: " Huber GmbH ", address2: "Stiege 2" });
  expect(response.status).toBe(201);
  const { AddressItems } = v.parse(v.object({ AddressItems: v.array(addressRow) }), await response.json());
  expect(AddressItems).toEqual([
    {
      id: expect.any(Number),
      titleId: 1,
      firstName: "Anna",
      lastName: "Huber",
      company: "Huber GmbH",
      street: "Lindengasse 12/3",
      extra: "Stiege 2",
      postalCode: "1070",
      city: "Wien",
      countryId: country.austria,
      stateId: undefined,
      phone: "+43 660 1234567",
    },
  ]);
  const kept = await db
    .selectFrom("address")
    .select("customer_id")
    .where("id", "=", AddressItems[0]?.id ?? 0)
    .executeTakeFirst();
  expect(kept).toEqual({ customer_id: guest.customerId });
});

test.each([
  ["an unknown key", { isAdmin: true }],
  ["an unknown key that is a column", { guest: false }],
  ["a number where a name stands", { firstname: 7 }],
])("%s is no address", async (_, fault) => {
  const response = await post(fault);
  expect([response.status, await response.json()]).toEqual([400, { error: expect.any(String), code: "BAD_INPUT" }]);
});

describe("an invalid field is named", () => {
  test.each([
    ["a short first name", { firstname: "A" }, { firstname: "tooShort" }],
    ["a missing last name", { lastname: undefined }, { lastname: "required" }],
    ["a missing street", { address1: " " }, { address1: "required" }],
    ["a street without its number", { address1: "Lindengasse" }, { address1: "numberRequired" }],
    ["a number without its street", { address1: "12/3" }, { address1: "required" }],
    ["a missing city", { city: "" }, { city: "required" }],
    ["a missing country", { country: undefined }, { country: "required" }],
    ["a country nobody delivers to", { country: 999 }, { country: "invalid" }],
    ["a German postcode in Austria", { zipcode: "10707" }, { zipcode: "wrongLength" }],
    ["letters in a postcode", { zipcode: "10A0" }, { zipcode: "invalid" }],
    ["an Austrian postcode in Romania", { ...ROMANIAN, zipcode: "1070" }, { zipcode: "wrongLength" }],
    ["an Austrian postcode that no place has", { zipcode: "0107" }, { zipcode: "invalid" }],
    ["an empty country", { country: "" }, { country: "required" }],
    ["a county of another country", { state: 14 }, { state: "invalid" }],
    ["a Romanian address without its county", { ...ROMANIAN, state: "" }, { state: "required" }],
    ["a title that no form has", { title: 7 }, { title: "invalid" }],
    ["a phone of two digits", { phone: "12" }, { phone: "invalid" }],
    ["a phone of letters", { phone: "call me" }, { phone: "invalid" }],
    ["a line break in a name", { lastname: "Huber\nBcc: x" }, { lastname: "invalid" }],
    ["a very long street", { address1: `${"x".repeat(255)}1` }, { address1: "tooLong" }],
    ["several at once", { city: "", phone: "1" }, { city: "required", phone: "invalid" }],
  ])("%s", async (_, fault, fields) => {
    const response = await post(fault);
    const said = { error: expect.any(String), code: "INVALID_INPUT", fields };
    expect([response.status, await response.json()]).toEqual([422, said]);
  });
});

test.each([
  [country.germany, "01067", ""],
  [country.romania, "010011", 14],
])("a postcode keeps its leading zero (country %i)", async (id, zipcode, state) => {
  const { AddressItems } = (await (await post({ country: id, zipcode, state })).json()) as { AddressItems: unknown[] };
  expect(AddressItems).toMatchObject([{ COUNTRY: id, ZIPCODE: zipcode }]);
});

test("a guest's phone number fits the market of the cart, and an address elsewhere takes any", async () => {
  await addPhonePatterns(db);
  const setLocale = (locale: string) => db.updateTable("cart").set({ locale }).where("id", "=", guest.cartId).execute();
  await setLocale("ro_RO");
  const response = await post(ROMANIAN);
  expect([response.status, await response.json()]).toMatchObject([422, { fields: { phone: "invalidForCountry" } }]);
  expect((await post({ phone: "+40 721 000 123" })).status).toBe(201);
  await setLocale("de_AT");
  expect((await post({ phone: "123" })).status).toBe(422);
  expect((await post({ phone: "" })).status).toBe(201);
  expect((await post(ROMANIAN)).status).toBe(201);
  await removePhonePatterns(db);
});

test("the cart's secret decides whose address it is, never the customer_id", async () => {
  const victim = await createBuyer(app);
  const count = async () =>
    (await db.selectFrom("address").select("id").where("customer_id", "=", victim.customerId).execute()).length;
  const before = await count();
  const foreign = await post({ customer_id: victim.customerId });
  const unknown = await post({ customer_id: 999_999 });
  expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(foreign.status).toBe(404);
  expect(await count()).toBe(before);
});

test("a cart without a customer has no addresses", async () => {
  const { cartId, token } = await createShopper(app);
  expect((await post({ cart_id: cartId }, { token })).status).toBe(404);
});

test("repeated with its key it is stored once", async () => {
  const first = await post({ city: "Linz" }, { key: testKey("address") });
  const again = await post({ city: "Linz" }, { key: testKey("address") });
  expect([again.status, await again.json()]).toEqual([201, await first.json()]);
  expect(await db.selectFrom("address").select("id").where("city", "=", "Linz").execute()).toHaveLength(1);
});
