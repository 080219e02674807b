import { customerAddressRow, customerRow } from "@shop/core/wire";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { country } from "../testing/fixture/ids.ts";
import { addPhonePatterns, removePhonePatterns } from "../testing/phonePatterns.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { setDefaultAddress } from "../address/addressBook.ts";
import { type Caller, call, PASSWORD, register } from "../auth/testing/account.ts";
import { addressBody } from "../auth/testing/people.ts";

const { app, db } = await createTestBackend();

const ROMANIAN = { country: country.romania, zipcode: "010011", state: 10, city: "București" };

const details = (more: Record<string, unknown> = {}) => ({
  title: 1,
  firstname: "Anna",
  lastname: "Huber",
  company: "",
  vat_number: "",
  email: "anna@example.com",
  ...more,
});

describe("details", () => {
  const put = (id: number, as: Caller, more: Record<string, unknown>) =>
    call(app, "PUT", `/ExternalOrderApi/customer/${id}`, details(more), as);

  test("are the customer's with the default address, without secrets", async () => {
    const { token: bearer } = await register(app, "anna@example.com", {
      country: country.romania,
      zipcode: "400001",
      state: 14,
    });
    const response = await call(app, "GET", "/ExternalOrderApi/customer/?email=anna@example.com", undefined, {
      bearer,
    });
    const text = await response.text();
    expect(text).not.toMatch(/password|argon2|epoch|admin/i);
    const { CustomerItems } = JSON.parse(text) as { CustomerItems: unknown[] };
    expect(v.parse(v.array(customerRow), CustomerItems)).toMatchObject([{ email: "anna@example.com", countryId: 146 }]);
    expect(CustomerItems).toMatchObject([
      { STATE_ID: 14, STATE_TITLE: "Cluj", COUNTRY_TITLE: "Rumänien", ADDRESS1: "Lindengasse 12/3", IS_COMPANY: 0 },
    ]);
  });

  test("names and company change without the password", async () => {
    const { token: bearer, customer } = await register(app, "name@example.com");
    const response = await put(
      customer.ID,
      { bearer },
      { email: "name@example.com", lastname: "Moser", company: "Moser OG" },
    );
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { CustomerItems: [{ LASTNAME: "Moser", COMPANY: "Moser OG", IS_COMPANY: 1 }] },
    ]);
  });

  test("a company needs a name, except where it had none", async () => {
    const { token: bearer, customer } = await register(app, "namenlos@example.com");
    const more = { email: "namenlos@example.com", title: 3 };
    const refused = await put(customer.ID, { bearer }, more);
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { company: "required" } }]);
    expect((await put(customer.ID, { bearer }, { ...more, title: 7, company: "X" })).status).toBe(422);
    await db.updateTable("customer").set({ title: 7 }).where("id", "=", customer.ID).execute();
    expect((await put(customer.ID, { bearer }, { ...more, lastname: "Moser" })).status).toBe(200);
  });

  test("an address with an account is rejected", async () => {
    await register(app, "besetzt@example.com");
    const { token: bearer, customer } = await register(app, "will@example.com");
    const response = await put(customer.ID, { bearer }, { email: "Besetzt@example.com", password: PASSWORD });
    expect([response.status, await response.json()]).toMatchObject([409, { code: "EMAIL_EXISTS" }]);
  });

  test("a signed-in customer cannot probe a thousand addresses for accounts either", async () => {
    await register(app, "gesucht@example.com");
    const statuses: number[] = [];
    for (const email of ["sucht-1@example.com", "sucht-2@example.com", "sucht-3@example.com"]) {
      const { token: bearer, customer } = await register(app, email);
      for (let at = 0; at < 11; at += 1) {
        const body = { email: "gesucht@example.com", password: PASSWORD };
        statuses.push((await put(customer.ID, { bearer, ipAddress: "searcher" }, body)).status);
      }
    }
    const tenEach = Array.from({ length: 10 }, () => 409);
    const nobodyElse = Array.from({ length: 11 }, () => 429);
    expect(statuses).toEqual([...tenEach, 429, ...tenEach, 429, ...nobodyElse]);
  });

  test("calls of the VAT register are limited", async () => {
    const { token: bearer, customer } = await register(app, "fragt@example.com", { company: "X" });
    const statuses: number[] = [];
    for (let at = 0; at < 22; at += 1) {
      const body = { email: "fragt@example.com", company: "X", vat_number: at % 2 ? "ATU87654324" : "DE987654328" };
      statuses.push((await put(customer.ID, { bearer, ipAddress: "asks" }, body)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test("a company's VAT number is checked and stored", async () => {
    const { token: bearer, customer } = await register(app, "firma@example.com", {
      company: "X",
      vat_number: "DE123456788",
    });
    expect(customer.VAT_STATUS).toBe("valid");
    const response = await put(
      customer.ID,
      { bearer },
      { email: "firma@example.com", company: "X", vat_number: "atu 12345675" },
    );
    expect(await response.json()).toMatchObject({
      CustomerItems: [{ VAT_NUMBER: "ATU12345675", VAT_STATUS: "valid" }],
    });
    const none = await put(customer.ID, { bearer }, { email: "firma@example.com", company: "X", vat_number: "" });
    expect(await none.json()).toMatchObject({ CustomerItems: [{ VAT_NUMBER: "", VAT_STATUS: "" }] });
  });

  test.each([{ ID: 1 }, { admin: true }, { vat_status: "valid" }, { token_epoch: 0 }, { password_hash: "x" }])(
    "nothing else can be written: %j",
    async (more) => {
      const { token: bearer, customer } = await register(app, `mehr${JSON.stringify(more).length}@example.com`);
      expect((await put(customer.ID, { bearer }, more)).status).toBe(400);
    },
  );
});

describe("the address book", () => {
  const book = async (bearer: string) => {
    const response = await call(app, "GET", "/ExternalOrderApi/address/?limit=100", undefined, { bearer });
    const { AddressItems } = (await response.json()) as { AddressItems: unknown[] };
    return v.parse(v.array(customerAddressRow), AddressItems);
  };
  const add = async (bearer: string, more: Record<string, unknown> = {}): Promise<number> => {
    const response = await call(app, "POST", "/ExternalOrderApi/address", addressBody(more), { bearer });
    const { AddressItems } = (await response.json()) as { AddressItems: { ID: number }[] };
    return AddressItems[0]!.ID;
  };

  test("has exactly one default, which can be chosen but not deleted", async () => {
    const { token: bearer, customer } = await register(app, "buch@example.com");
    const second = await add(bearer, { label: "Büro", is_default: 1 });
    expect((await book(bearer)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, true],
      [customer.ADDRESS_ID, false],
    ]);
    const refused = await call(app, "DELETE", `/${customer.ID}/addresses/${second}`, undefined, { bearer });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "ADDRESS_IS_DEFAULT" }]);
    const chosen = await call(app, "PATCH", `/address/${customer.ADDRESS_ID}/set-default`, {}, { bearer });
    expect(await chosen.json()).toMatchObject({
      AddressItems: [
        { ID: customer.ADDRESS_ID, DEFAULT: 1 },
        { ID: second, DEFAULT: 0 },
      ],
    });
    expect((await call(app, "DELETE", `/${customer.ID}/addresses/${second}`, undefined, { bearer })).status).toBe(204);
    expect(await book(bearer)).toHaveLength(1);
  });

  test("ten concurrent changes of the default leave one", async () => {
    const { token: bearer, customer } = await register(app, "default@example.com");
    const ids = [customer.ADDRESS_ID, await add(bearer), await add(bearer)];
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => call(app, "PATCH", `/address/${ids[at % 3]}/set-default`, {}, { bearer })),
    );
    expect((await book(bearer)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test("choosing an address deleted concurrently keeps the default", async () => {
    const { token: bearer, customer } = await register(app, "weg@example.com");
    const gone = db.transaction().execute((trx) => setDefaultAddress(trx, customer.ID, 999_999));
    await expect(gone).rejects.toMatchObject({ status: 404 });
    expect(await book(bearer)).toMatchObject([{ id: customer.ADDRESS_ID, isDefault: true }]);
  });

  test("an address is updated; the only default stays the default", async () => {
    const { token: bearer, customer } = await register(app, "aendern@example.com");
    const response = await call(
      app,
      "PUT",
      `/ExternalOrderApi/address/${customer.ADDRESS_ID}`,
      addressBody({ ...ROMANIAN, is_default: 0 }),
      { bearer },
    );
    expect(await response.json()).toMatchObject({
      AddressItems: [{ ZIPCODE: "010011", STATE: 10, CITY: "București", DEFAULT: 1, LABEL: "Zuhause" }],
    });
  });

  test("a row can be sent back, also one from before the check of titles", async () => {
    const { token: bearer } = await register(app, "zurueck@example.com");
    const id = await add(bearer);
    await db.updateTable("address").set({ title: 7 }).where("id", "=", id).execute();
    const response = await call(app, "GET", "/ExternalOrderApi/address", undefined, { bearer });
    const { AddressItems } = (await response.json()) as { AddressItems: Record<string, unknown>[] };
    const { ID, DEFAULT, ...row } = AddressItems.find((item) => item["ID"] === id) ?? {};
    expect([ID, DEFAULT]).toEqual([id, 0]);
    expect(row).toMatchObject({ STATE: "", TITLE: 3 });
    const body = Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]));
    const put = await call(app, "PUT", `/ExternalOrderApi/address/${id}`, body, { bearer });
    expect([put.status, await put.json()]).toMatchObject([200, { AddressItems: [row] }]);
  });

  test("an entry needs a label and a phone number of its country", async () => {
    const { token: bearer, customer } = await register(app, "eintrag@example.com");
    await addPhonePatterns(db);
    const put = async (more: Record<string, unknown>) => {
      const path = `/ExternalOrderApi/address/${customer.ADDRESS_ID}`;
      const response = await call(app, "PUT", path, addressBody(more), { bearer });
      return ((await response.json()) as { fields?: object }).fields;
    };
    expect(await put({ label: " " })).toEqual({ label: "required" });
    expect(await put({ phone: "123" })).toEqual({ phone: "invalidForCountry" });
    expect(await put(ROMANIAN)).toEqual({ phone: "invalidForCountry" });
    expect(await put({ ...ROMANIAN, phone: "+40 721 000 123" })).toBeUndefined();
    await removePhonePatterns(db);
  });

  test("holds at most a hundred addresses", async () => {
    const { token: bearer, customer } = await register(app, "hundert@example.com");
    await sql`
      insert into address (customer_id, firstname, lastname, address1, zipcode, city, country_id)
      select ${customer.ID}, 'A', 'B', 'C', '1', 'D', 13 from generate_series(1, 99)`.execute(db);
    const response = await call(app, "POST", "/ExternalOrderApi/address", addressBody(), { bearer });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "TOO_MANY_ADDRESSES" }]);
  });
});

test("Romania has 42 counties with diacritics; other countries none", async () => {
  const counties = async (id: number, locale: string) =>
    (
      (await (await call(app, "GET", `/ExternalOrderApi/county/${id}?api_locale=${locale}`)).json()) as {
        data: { title: string; isocode: string }[];
      }
    ).data;
  const list = await counties(country.romania, "ro_RO");
  expect(list).toHaveLength(42);
  expect(new Set(list.map(({ isocode }) => isocode)).size).toBe(42);
  for (const name of ["București", "Iași", "Timiș", "Bistrița-Năsăud", "Dâmbovița", "Vâlcea"]) {
    expect(list.map(({ title }) => title)).toContain(name);
  }
  expect(JSON.stringify(list)).not.toMatch(/[şţŞŢ]/);
  expect((await counties(country.romania, "de_AT")).map(({ title }) => title)).toContain("Bukarest");
  expect(await counties(country.austria, "de_AT")).toEqual([]);
});
