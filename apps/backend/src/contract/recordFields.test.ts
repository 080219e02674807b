import * as v from "valibot";
import { expect, test } from "vitest";
import { call, parseSession, registrationBody } from "../auth/testing/account.ts";
import { createBuyer, createShopper, fixtureItems, parseEnvelope, send } from "../cart/testing/shopper.ts";
import { country, product } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { getJson } from "../testing/requests.ts";

const { app } = await createTestBackend();
const record = v.record(v.string(), v.unknown());
const fieldsOf = (row: unknown): string[] => Object.keys(v.parse(record, row));
const member = (row: unknown, name: string): unknown => v.parse(record, row)[name];
const first = (list: unknown): unknown => v.parse(v.array(v.unknown()), list)[0];

const READS: Array<[name: string, read: () => Promise<unknown>, fields: string]> = [
  [
    "a cart item",
    async () => {
      const { cartId, token } = await createShopper(app, fixtureItems.armchair);
      return (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data.items[0];
    },
    "id REF TITLE brand_name category BEST_TAXED_PRICE TAXED_PRICE cartId cartItemId quantity quantityRemain quantityCount PRODUCT_SALE_ELEMENT price PRICE PROMO_PRICE IS_PROMO URL PSE_URL image selectedProductColor selectedProductSize selectedFulfilmentCenter stock undeliverable DEFAULT_CATEGORY tag",
  ],
  [
    "a cart",
    async () => {
      const { cartId, token } = await createShopper(app);
      return (await parseEnvelope(send(app, "/cart/get", { cart_id: cartId }, { token }))).data;
    },
    "cartId items totalItems totalValue currency",
  ],
  [
    "a country",
    async () => first(member(await getJson(app, "/locale_config/custom_attribute/"), "countries")),
    "id title tax_title isoalpha2",
  ],
  [
    "the locale config",
    () => getJson(app, "/locale_config/custom_attribute/"),
    "lang_locale lang_code country_id tax_tax_title currency_currency_code store_name currency_currency_symbol currency_rate site_name store_email phone_regex is_phone_required accepted_delivery_country categories_0_vat deliveryToPaymentMethods tax_serialized_requirements show_advent_calendar",
  ],
  [
    "the store contact",
    () => getJson(app, "/store_contact/custom_attribute/"),
    "store_phone support_time support_time_mo_th store_address1 store_city store_zipcode store_name",
  ],
  [
    "a delivery method",
    async () => {
      const { cartId, token } = await createShopper(app);
      const path = `/ExternalOrderApi/getActiveDelivery/${cartId}/de_AT`;
      return first(member(await (await call(app, "GET", path, undefined, { cartToken: token })).json(), "data"));
    },
    "id position",
  ],
  [
    "a delivery cost",
    async () => {
      const { cartId, token } = await createBuyer(app);
      const body = { country_id: country.austria, state_id: null, cart_id: cartId, locale: "de_AT" };
      return (await send(app, "/customdelivery/postage", { ...body, delivery_module_id: null }, { token })).json();
    },
    "postage_amount postage_amount_taxed error",
  ],
  [
    "a customer",
    async () => {
      const email = "fields@example.com";
      const { token: bearer } = await parseSession(call(app, "POST", "/register", registrationBody(email)));
      const response = await call(app, "GET", `/ExternalOrderApi/customer/?email=${email}`, undefined, { bearer });
      return first(member(await response.json(), "CustomerItems"));
    },
    "ID ADDRESS_ID EMAIL FIRSTNAME LASTNAME REF COMPANY TITLE ADDRESS_TITLE_ID ADDRESS_FIRSTNAME ADDRESS_LASTNAME ADDRESS1 ADDRESS2 ADDRESS3 CITY COUNTRY_TITLE STATE_TITLE CELLPHONE ZIPCODE STATE_ID COUNTRY_ID PHONE",
  ],
  [
    "a menu category",
    async () => first(await getJson(app, "/category_menu/custom_attribute/")),
    "Id Title URL children count icon",
  ],
  ["a content", () => getJson(app, "/content/custom_attribute/?content_id=1"), "id title rewriting_url"],
  [
    "a product",
    async () => first(await getJson(app, `/products/${product.sofa}?document=1`)),
    "ID REF TITLE BEST_TAXED_PRICE TAXED_PRICE PRODUCT_SALE_ELEMENT IS_PROMO image stock",
  ],
];

test.each(READS)("%s has the fields of the specification", async (_, read, fields) => {
  expect(fieldsOf(await read())).toEqual(expect.arrayContaining(fields.split(" ")));
});
