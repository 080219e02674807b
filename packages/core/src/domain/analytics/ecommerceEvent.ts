import type { AnalyticsEvent, AnalyticsItem, AnalyticsItemList } from "./analyticsEvent.js";

/**
 * Item of a GA4 e-commerce event, see
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events.
 */
export interface EcommerceItem {
  item_id: string;
  item_name: string;
  price: number;
  quantity: number;
  discount?: number;
  index?: number;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
}

/** Data layer entry. */
export type EcommerceEvent =
  | { event: "search"; search_term: string }
  | {
      event: Exclude<AnalyticsEvent["type"], "search">;
      ecommerce: {
        items: EcommerceItem[];
        /** Amounts are in euro, whatever the display currency; absent in lists, which have no value. */
        currency?: "EUR";
        value?: number;
        item_list_id?: string;
        item_list_name?: string;
        payment_type?: string;
        transaction_id?: string;
        tax?: number;
        shipping?: number;
      };
    };

/** Converts an analytics event to a GA4 data layer entry. */
export function toEcommerceEvent(event: AnalyticsEvent): EcommerceEvent {
  switch (event.type) {
    case "search":
      return { event: "search", search_term: redactPersonalData(event.term) };
    case "view_item_list":
      return { event: event.type, ecommerce: { ...toListFields(event.list), items: event.items.map(toEcommerceItem) } };
    case "select_item":
      return { event: event.type, ecommerce: { ...toListFields(event.list), items: [toEcommerceItem(event.item)] } };
    case "view_item":
    case "add_to_cart":
    case "remove_from_cart":
      return {
        event: event.type,
        ecommerce: { ...toValueFields(sumItems([event.item])), items: [toEcommerceItem(event.item)] },
      };
    case "view_cart":
    case "begin_checkout":
      return {
        event: event.type,
        ecommerce: { ...toValueFields(sumItems(event.items)), items: event.items.map(toEcommerceItem) },
      };
    case "add_payment_info":
      return {
        event: event.type,
        ecommerce: {
          ...toValueFields(sumItems(event.items)),
          payment_type: event.paymentType,
          items: event.items.map(toEcommerceItem),
        },
      };
    case "purchase":
      return {
        event: event.type,
        ecommerce: {
          ...toValueFields(event.order.valueCents),
          transaction_id: event.order.ref,
          tax: toEuros(event.order.taxCents),
          shipping: toEuros(event.order.shippingCents),
          items: event.items.map(toEcommerceItem),
        },
      };
  }
}

function toEcommerceItem(item: AnalyticsItem): EcommerceItem {
  return {
    item_id: item.ref,
    item_name: item.title,
    price: toEuros(item.priceCents),
    quantity: item.quantity,
    ...(item.discountCents > 0 && { discount: toEuros(item.discountCents) }),
    ...(item.index !== undefined && { index: item.index }),
    ...(item.brand !== "" && { item_brand: item.brand }),
    ...(item.category !== "" && { item_category: item.category }),
    ...(item.variantTitle !== "" && { item_variant: item.variantTitle }),
  };
}

const toListFields = ({ id, name }: AnalyticsItemList) => ({ item_list_id: id, item_list_name: name });
const toValueFields = (cents: number) => ({ currency: "EUR" as const, value: toEuros(cents) });
const toEuros = (cents: number): number => cents / 100;

const sumItems = (items: readonly AnalyticsItem[]): number =>
  items.reduce((total, { priceCents, quantity }) => total + priceCents * quantity, 0);

/** Shoppers enter e-mail addresses and phone numbers into any field; GA4 forbids personal data. */
const redactPersonalData = (text: string): string =>
  text
    .slice(0, 100)
    .replace(/\S*@\S*/g, "…")
    .replace(/\+?\d(?:[\d\s/()-]*\d){5,}/g, "…")
    .trim();
