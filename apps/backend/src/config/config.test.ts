import { readFile } from "node:fs/promises";
import { localeConfigRow } from "@shop/core/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getParsed, getJson, getStatusAndBody } from "../testing/requests.ts";
import { country, shippingMethod, payment } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { formatTaxTitle } from "../settings/formatTaxTitle.ts";
import { PUBLIC_SETTINGS } from "../settings/publicSettings.ts";

const { app, db } = await createTestBackend();

const config = (query: string) => getParsed(app, `/locale_config/custom_attribute/?${query}`, localeConfigRow);
const raw = async (query: string) =>
  v.parse(v.looseObject({}), await getJson(app, `/locale_config/custom_attribute/?${query}`));

test("the config of the default storefront", async () => {
  expect(await config("")).toMatchObject({
    locale: "de-AT",
    language: "de",
    countryId: country.austria,
    taxTitle: "20% Ust.",
    currency: "EUR",
    currencyRate: 1,
    storeName: "Lindenhaus",
    siteName: "Lindenhaus DE",
    storeAddress: { street: "Lindengasse 12", postalCode: "1070", city: "Wien" },
    phoneRequired: false,
    passwordMinLength: 8,
    showFallbackCompareAtPrice: false,
    shippingCountryIds: [country.germany, country.austria, country.romania],
    paymentMethodIdsByShippingMethod: { [shippingMethod.freight]: [payment.prepayment] },
  });
});

test("a locale overrides its market, which overrides shared settings", async () => {
  expect(await config("locale=ro_RO&satellite=RO")).toMatchObject({
    storePhone: "+40 21 955 1000",
    supportHours: "Lu–Vi 9–17",
    phoneRequired: true,
  });
  expect(await config("locale=en_RO")).toMatchObject({ storePhone: "+40 21 955 1000", supportHours: "Mon–Fri 9–17" });
  expect(await config("locale=en_AT")).toMatchObject({
    storePhone: "+43 1 2345678",
    supportHours: "Mo–Fr 9–17 Uhr",
    phoneRequired: false,
  });
});

test("the config has every member that clients of the specification read, also where nothing is set", async () => {
  expect(await raw("locale=ro_RO&satellite=RO")).toMatchObject({
    lang_id: 2,
    tax_tax_id: country.romania,
    logos: { wide: "", narrow: "", mail: "" },
  });
  const set = (name: string, value: unknown) => ({ scope: "ro_RO", name, value: JSON.stringify(value) });
  const values = [
    set("lang_id", 9),
    set("logo", "/media/logo.svg"),
    set("vat_min_length", 4),
    set("config_min_price", 20.5),
  ];
  await db.insertInto("setting").values(values).execute();
  expect(await raw("locale=ro_RO")).toMatchObject({ lang_id: 9, logos: { wide: "/media/logo.svg" } });
  expect(await config("locale=ro_RO")).toMatchObject({ vatNumberMinLength: 4, minOrderCents: 20_50 });
  expect(await config("locale=de_AT")).toMatchObject({ vatNumberMinLength: 0, minOrderCents: 0 });
  await db.deleteFrom("setting").where("scope", "=", "ro_RO").where("name", "<>", "support_time").execute();
  await db.deleteFrom("setting").where("name", "=", "deliveryToPaymentMethods").execute();
  expect(await raw("")).toHaveProperty("deliveryToPaymentMethods", {});
});

test("currency and social links of a locale follow its settings", async () => {
  const values = [
    ["currency_currency_code", "RON"],
    ["currency_currency_symbol", "lei"],
    ["currency_rate", 4.97],
    ["facebook_url", "https://www.facebook.com/lindenhaus.ro"],
    ["tiktok_url", ""],
  ].map(([name, value]) => ({ scope: "ro_RO", name: String(name), value: JSON.stringify(value) }));
  await db.insertInto("setting").values(values).execute();
  const romanian = await config("locale=ro_RO");
  expect(romanian).toMatchObject({ currency: "RON", currencySymbol: "lei", currencyRate: 4.97 });
  expect(romanian.socialLinks).toEqual([{ network: "facebook", url: "https://www.facebook.com/lindenhaus.ro" }]);
  const austrian = await config("locale=de_AT");
  expect(austrian).toMatchObject({ currency: "EUR", currencySymbol: "€", currencyRate: 1 });
  expect(austrian.socialLinks).not.toContainEqual(romanian.socialLinks[0]);
  const names = values.map(({ name }) => name);
  await db.deleteFrom("setting").where("scope", "=", "ro_RO").where("name", "in", names).execute();
});

test("a market without a locale has no locale's settings", async () => {
  const path = "/system_config/custom_attribute/?variable_name=support_time&satellite=RO";
  expect(await getJson(app, path)).toEqual({ value: "Mo–Fr 9–17 Uhr" });
  expect(await getJson(app, `${path}&locale=en_RO`)).toEqual({ value: "Mon–Fri 9–17" });
});

test("countries are in the storefront's language and alphabetical order, with their VAT", async () => {
  expect((await config("locale=de_AT")).countries).toEqual([
    { id: country.germany, title: "Deutschland", taxTitle: "19% Ust.", isoCode: "DE" },
    { id: country.austria, title: "Österreich", taxTitle: "20% Ust.", isoCode: "AT" },
    { id: country.romania, title: "Rumänien", taxTitle: "21% Ust.", isoCode: "RO" },
  ]);
  expect((await config("locale=ro_RO")).countries.map((row) => `${row.title} ${row.taxTitle}`)).toEqual([
    "Austria 20% TVA",
    "Germania 19% TVA",
    "România 21% TVA",
  ]);
});

test("the tax rule is readable the way Thelia stores it", async () => {
  const { tax_serialized_requirements } = await raw("locale=en_RO");
  expect(JSON.parse(Buffer.from(String(tax_serialized_requirements), "base64").toString())).toEqual({ percent: "21" });
});

test("only public settings leave the backend", async () => {
  const answer = await raw("satellite=AT&variable_name=smtp_password");
  expect(answer).not.toHaveProperty("smtp_password");
  expect(JSON.stringify(answer)).not.toContain("hunter2");
});

test("an unknown storefront is bad input", async () => {
  expect(await getStatusAndBody(app, "/locale_config/custom_attribute/?locale=fr_FR")).toMatchObject({ status: 400 });
  expect(await getStatusAndBody(app, "/locale_config/custom_attribute/?satellite=all")).toMatchObject({ status: 400 });
});

test.each([
  ["20.0000", "de", "20% Ust."],
  ["21.0000", "ro", "21% TVA"],
  ["5.5000", "en", "5.5% VAT"],
  ["0.0000", "en", "0% VAT"],
] as const)("%s percent in %s is %s", (percent, language, title) => {
  expect(formatTaxTitle(percent, language)).toBe(title);
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "%s is a setting as little as any other name that nobody has set",
  async (name) => {
    const readVariable = (variable: string) =>
      getStatusAndBody(app, `/system_config/custom_attribute/?variable_name=${variable}`);
    expect(await readVariable(name)).toEqual(await readVariable("no_such_setting"));
  },
);

test("the wire reference names every public setting", async () => {
  const reference = await readFile(new URL("../../../../docs/reference/wire.md", import.meta.url), "utf8");
  const names = new Set(reference.match(/\b\w+\b/g));
  expect([...PUBLIC_SETTINGS].filter((name) => !names.has(name))).toEqual([]);
});
