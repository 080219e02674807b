/** Item of an analytics event. Amounts are gross euro cents of one unit. */
export interface AnalyticsItem {
  /** Product or variant reference (SKU). */
  ref: string;
  title: string;
  brand: string;
  /** Deepest category; "" when unknown. */
  category: string;
  /** "Waldgrün, 3-Sitzer"; "" for a product without variants. */
  variantTitle: string;
  priceCents: number;
  /** Difference to the compare-at price. */
  discountCents: number;
  quantity: number;
  /** Position in a list, from 0. */
  index?: number | undefined;
}

/** List a product was displayed in. */
export interface AnalyticsItemList {
  /** "category 12", "search" */
  id: string;
  name: string;
}

/** E-commerce event for analytics. Contains no personal data. */
export type AnalyticsEvent =
  | { type: "view_item" | "add_to_cart" | "remove_from_cart"; item: AnalyticsItem }
  | { type: "view_item_list"; list: AnalyticsItemList; items: readonly AnalyticsItem[] }
  | { type: "select_item"; list: AnalyticsItemList; item: AnalyticsItem }
  | { type: "view_cart" | "begin_checkout"; items: readonly AnalyticsItem[] }
  | { type: "add_payment_info"; items: readonly AnalyticsItem[]; paymentType: string }
  | {
      type: "purchase";
      order: { ref: string; valueCents: number; taxCents: number; shippingCents: number };
      items: readonly AnalyticsItem[];
    }
  | { type: "search"; term: string };
