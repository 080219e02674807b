/** An article as analytics is told of it. Amounts are gross euro cents, of one piece. */
export interface TradeItem {
  /** the article number */
  ref: string;
  title: string;
  brand: string;
  /** the narrowest category; "" where it is not known */
  category: string;
  /** "Waldgrün, 3-Sitzer"; "" for an article without choices */
  variant: string;
  priceCents: number;
  /** what it costs less than usual */
  discountCents: number;
  quantity: number;
  /** its place in a list, from 0 */
  index?: number | undefined;
}

/** The list that a product was seen in. */
export interface TradeList {
  /** "category 12", "search" */
  id: string;
  name: string;
}

/** What happens in trade, for analytics. There is nothing in it of who the shopper is. */
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
