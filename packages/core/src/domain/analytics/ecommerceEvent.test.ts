import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type EcommerceEvent, toEcommerceEvent } from "./ecommerceEvent.js";
import type { AnalyticsEvent, AnalyticsItem } from "./analyticsEvent.js";

/** Documented shapes as strict schemas: an unknown member fails. Source: GA4, recommended events. */
const money = v.pipe(
  v.number(),
  v.check((euro) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6, "whole cents"),
);
const items = v.array(
  v.strictObject({
    item_id: v.string(),
    item_name: v.string(),
    price: money,
    quantity: v.pipe(v.number(), v.integer()),
    discount: v.optional(money),
    index: v.optional(v.number()),
    item_brand: v.optional(v.string()),
    item_category: v.optional(v.string()),
    item_variant: v.optional(v.string()),
  }),
);
const worth = { currency: v.literal("EUR"), value: money, items };
const inList = { item_list_id: v.string(), item_list_name: v.string(), items };
const ecommerce = <Event extends string, Shape extends v.ObjectEntries>(event: Event, shape: Shape) =>
  v.strictObject({ event: v.literal(event), ecommerce: v.strictObject(shape) });
const DOCUMENTED = {
  view_item: ecommerce("view_item", worth),
  view_item_list: ecommerce("view_item_list", inList),
  select_item: ecommerce("select_item", inList),
  add_to_cart: ecommerce("add_to_cart", worth),
  remove_from_cart: ecommerce("remove_from_cart", worth),
  view_cart: ecommerce("view_cart", worth),
  begin_checkout: ecommerce("begin_checkout", worth),
  add_payment_info: ecommerce("add_payment_info", { ...worth, payment_type: v.string() }),
  purchase: ecommerce("purchase", { ...worth, transaction_id: v.string(), tax: money, shipping: money }),
  search: v.strictObject({ event: v.literal("search"), search_term: v.string() }),
} satisfies Record<AnalyticsEvent["type"], v.GenericSchema>;

const cents = fc.integer({ min: 0, max: 10_000_000 });
const item: fc.Arbitrary<AnalyticsItem> = fc.record({
  ref: fc.string(),
  title: fc.string(),
  brand: fc.string(),
  category: fc.string(),
  variantTitle: fc.string(),
  priceCents: cents,
  discountCents: cents,
  quantity: fc.integer({ min: 0, max: 99 }),
});
const some = fc.array(item, { maxLength: 5 });
const list = fc.record({ id: fc.string(), name: fc.string() });
const order = fc.record({ ref: fc.string(), valueCents: cents, taxCents: cents, shippingCents: cents });
const of = <Type extends AnalyticsEvent["type"]>(...types: Type[]) => fc.constantFrom(...types);
const anyEvent: fc.Arbitrary<AnalyticsEvent> = fc.oneof(
  fc.record({ type: of("view_item", "add_to_cart", "remove_from_cart"), item }),
  fc.record({ type: of("view_item_list"), list, items: some }),
  fc.record({ type: of("select_item"), list, item }),
  fc.record({ type: of("view_cart", "begin_checkout"), items: some }),
  fc.record({ type: of("add_payment_info"), items: some, paymentType: fc.string() }),
  fc.record({ type: of("purchase"), order, items: some }),
  fc.record({ type: of("search"), term: fc.string() }),
);

test("every event has its documented shape, in whole euro cents", () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      v.parse(DOCUMENTED[event.type], toEcommerceEvent(event));
    }),
  );
});

const sofa: AnalyticsItem = {
  ref: "LH-1001-GR",
  title: "Ecksofa Hallein",
  brand: "Lindenhaus",
  category: "Ecksofas",
  variantTitle: "Waldgrün",
  priceCents: 129_990,
  discountCents: 20_000,
  quantity: 2,
};

test("values are in euro: price of one unit, value of all", () => {
  expect(toEcommerceEvent({ type: "add_to_cart", item: sofa })).toEqual({
    event: "add_to_cart",
    ecommerce: {
      currency: "EUR",
      value: 2599.8,
      items: [
        {
          item_id: "LH-1001-GR",
          item_name: "Ecksofa Hallein",
          price: 1299.9,
          discount: 200,
          quantity: 2,
          item_brand: "Lindenhaus",
          item_category: "Ecksofas",
          item_variant: "Waldgrün",
        },
      ],
    },
  });
});

test("a purchase has the currency of its order, other events their own, and both else the given one", () => {
  const amounts = { ref: "O-1", valueCents: 305_00, taxCents: 52_93, shippingCents: 35_00 };
  const currencyOf = (reported: { currency?: string }) =>
    toEcommerceEvent({ type: "purchase", order: { ...amounts, ...reported }, items: [] }, "CHF");
  expect(currencyOf({ currency: "RON" })).toMatchObject({ ecommerce: { currency: "RON" } });
  expect(currencyOf({})).toMatchObject({ ecommerce: { currency: "CHF" } });
  const checkout = (own: { currency?: string }) =>
    toEcommerceEvent({ type: "begin_checkout", items: [], ...own }, "CHF");
  expect(checkout({ currency: "RON" })).toMatchObject({ ecommerce: { currency: "RON" } });
  expect(checkout({})).toMatchObject({ ecommerce: { currency: "CHF" } });
  expect(toEcommerceEvent({ type: "begin_checkout", items: [] })).toMatchObject({ ecommerce: { currency: "EUR" } });
});

test("a purchase names the order, its value, tax and shipping", () => {
  const event = toEcommerceEvent({
    type: "purchase",
    order: { ref: "ORD000000000042", valueCents: 259_980, taxCents: 43_330, shippingCents: 9000 },
    items: [sofa],
  });
  expect(event).toMatchObject({
    event: "purchase",
    ecommerce: { transaction_id: "ORD000000000042", currency: "EUR", value: 2599.8, tax: 433.3, shipping: 90 },
  });
});

test.each([
  ["sofa anna@example.com grün", "sofa … grün"],
  ["+43 1 5880 123", "…"],
  ["0721 234 567 masă", "… masă"],
  ["tisch 180 x 90", "tisch 180 x 90"],
  ["LH-3017", "LH-3017"],
])("personal data in a search term is not reported: %s", (term, expected) => {
  const event: EcommerceEvent = toEcommerceEvent({ type: "search", term });
  expect(event).toEqual({ event: "search", search_term: expected });
});
