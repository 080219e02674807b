import type { AnalyticsEvent, AnalyticsItem } from "./analyticsEvent.js";

/** Item of a GA4 event: https://developers.google.com/analytics/devguides/collection/ga4/reference/events. */
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
        /** ISO 4217, of the amounts; absent in lists, which have no value. */
        currency?: string;
        value?: number;
        item_list_id?: string;
        item_list_name?: string;
        payment_type?: string;
        transaction_id?: string;
        tax?: number;
        shipping?: number;
      };
    };

/**
 * Converts an analytics event to a GA4 data layer entry.
 * @param currency ISO 4217 of an event that names none: what orders are charged in, not what is displayed
 */
export function toEcommerceEvent(event: AnalyticsEvent, currency: string = "EUR"): EcommerceEvent {
  if (event.type === "search") return { event: "search", search_term: redactPersonalData(event.term) };
  const items = "item" in event ? [event.item] : event.items;
  return {
    event: event.type,
    ecommerce: { ...toEventFields(event, items, currency), items: items.map(toEcommerceItem) },
  };
}

function toEventFields(
  event: Exclude<AnalyticsEvent, { type: "search" }>,
  items: readonly AnalyticsItem[],
  currency: string,
) {
  if ("list" in event) return { item_list_id: event.list.id, item_list_name: event.list.name };
  const ordered = event.type === "purchase" ? event.order.currency : undefined;
  const own = ordered ?? event.currency ?? currency;
  const toValueFields = (cents: number) => ({ currency: own, value: toUnits(cents) });
  if (event.type === "purchase") {
    const { ref, valueCents, taxCents, shippingCents } = event.order;
    const tax = toUnits(taxCents);
    return { ...toValueFields(valueCents), transaction_id: ref, tax, shipping: toUnits(shippingCents) };
  }
  const fields = toValueFields(items.reduce((total, { priceCents, quantity }) => total + priceCents * quantity, 0));
  return event.type === "add_payment_info" ? { ...fields, payment_type: event.paymentType } : fields;
}

function toEcommerceItem(item: AnalyticsItem): EcommerceItem {
  return {
    item_id: item.ref,
    item_name: item.title,
    price: toUnits(item.priceCents),
    quantity: item.quantity,
    ...(item.discountCents > 0 && { discount: toUnits(item.discountCents) }),
    ...(item.index !== undefined && { index: item.index }),
    ...(item.brand !== "" && { item_brand: item.brand }),
    ...(item.category !== "" && { item_category: item.category }),
    ...(item.variantTitle !== "" && { item_variant: item.variantTitle }),
  };
}

const toUnits = (cents: number): number => cents / 100;

/** Shoppers enter email addresses and phone numbers into any field; GA4 forbids personal data. */
const redactPersonalData = (text: string): string =>
  text
    .slice(0, 100)
    .replace(/\S*@\S*/g, "…")
    .replace(/\+?\d(?:[\d\s/()-]*\d){5,}/g, "…")
    .trim();
