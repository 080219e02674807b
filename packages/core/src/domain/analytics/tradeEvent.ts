/** Item of an analytics event. Amounts are gross euro cents of one unit. */
export interface TradeItem {
  /** Product or variant reference (SKU). */
  ref: string;
  title: string;
  brand: string;
  /** Deepest category; "" when unknown. */
  category: string;
  /** "Waldgrün, 3-Sitzer"; "" for a product without variants. */
  variant: string;
  priceCents: number;
  /** Difference to the compare-at price. */
  discountCents: number;
  quantity: number;
  /** Position in a list, from 0. */
  index?: number | undefined;
}

/** List a product was displayed in. */
export interface TradeList {
  /** "category 12", "search" */
  id: string;
  name: string;
}

/** E-commerce event for analytics. Contains no personal data. */
export type TradeEvent =
  | { type: "view_item" | "add_to_cart" | "remove_from_cart"; item: TradeItem }
  | { type: "view_item_list"; list: TradeList; items: readonly TradeItem[] }
  | { type: "select_item"; list: TradeList; item: TradeItem }
  | { type: "view_cart" | "begin_checkout"; items: readonly TradeItem[] }
  | { type: "add_payment_info"; items: readonly TradeItem[]; paymentType: string }
  | {
      type: "purchase";
      order: { ref: string; valueCents: number; taxCents: number; shippingCents: number };
      items: readonly TradeItem[];
    }
  | { type: "search"; term: string };
