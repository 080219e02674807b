import type { CartLineDetails } from "../cart/cart.js";
import type { Product, ProductCard, Variant } from "../catalogue/product.js";
import type { Order } from "../order/order.js";

/** Item of an analytics event. Amounts are gross cents of one unit. */
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
export type AnalyticsEvent = {
  /** ISO 4217 of the amounts, as charged: an event may be sent after the currency has changed. */
  currency?: string | undefined;
} & (
  | { type: "view_item" | "add_to_cart" | "remove_from_cart"; item: AnalyticsItem }
  | { type: "view_item_list"; list: AnalyticsItemList; items: readonly AnalyticsItem[] }
  | { type: "select_item"; list: AnalyticsItemList; item: AnalyticsItem }
  | { type: "view_cart" | "begin_checkout"; items: readonly AnalyticsItem[] }
  | { type: "add_payment_info"; items: readonly AnalyticsItem[]; paymentType: string }
  | {
      type: "purchase";
      order: {
        ref: string;
        valueCents: number;
        taxCents: number;
        shippingCents: number;
        /** ISO 4217, when the backend reports it; precedes that of the event. */
        currency?: string | undefined;
      };
      items: readonly AnalyticsItem[];
    }
  | { type: "search"; term: string }
);

/** Creates the item of one variant; without a compare-at price there is no discount. */
const toItem = (
  { ref, title, brand = "", priceCents, compareAtCents = priceCents }: ItemSource,
  options: readonly string[] = [],
  quantity = 1,
): AnalyticsItem => ({
  ref,
  title,
  brand,
  category: "",
  variantTitle: options.filter((option) => option !== "").join(", "),
  priceCents,
  discountCents: Math.max(0, compareAtCents - priceCents),
  quantity,
});

type ItemSource = Pick<ProductCard, "ref" | "title" | "priceCents"> &
  Partial<Pick<ProductCard, "brand" | "compareAtCents">>;

/** Creates the analytics item of a product card. */
export const analyticsItemFromCard = (
  card: Pick<ProductCard, "ref" | "title" | "brand" | "priceCents" | "compareAtCents">,
  index?: number,
): AnalyticsItem => ({ ...toItem(card), index });

/** Creates the analytics item of a product page, for the default variant unless another one is selected. */
export const analyticsItemFromProduct = (product: Product, variant?: Variant): AnalyticsItem => ({
  ...toItem(
    { ...product, ...variant },
    variant?.options.map(({ value }) => value),
  ),
  category: product.categories.at(-1)?.title ?? "",
});

/** Creates the analytics item of a cart line or of its preview. */
export const analyticsItemFromLine = (
  line: Pick<CartLineDetails, "ref" | "title" | "brand" | "color" | "size" | "unitCents" | "compareAtCents">,
  quantity: number,
): AnalyticsItem => toItem({ ...line, priceCents: line.unitCents }, [line.color, line.size], quantity);

/** Creates the analytics items of an order. */
export const analyticsItemsFromOrder = ({ lines }: Pick<Order, "lines">): AnalyticsItem[] =>
  lines.map(({ ref, title, unitCents, options, quantity }) =>
    toItem(
      { ref, title, priceCents: unitCents },
      options.map(({ value }) => value),
      quantity,
    ),
  );

/** Creates the purchase event of a placed order. */
export const toPurchaseEvent = (order: Order): Extract<AnalyticsEvent, { type: "purchase" }> => ({
  type: "purchase",
  order: {
    ref: order.ref,
    // GA4 `value` excludes shipping and tax, which are reported separately.
    valueCents: order.subtotalCents - order.discountCents,
    taxCents: order.vat.reduce((sum, { taxCents }) => sum + taxCents, 0),
    shippingCents: order.shippingCents,
    currency: order.currency,
  },
  items: analyticsItemsFromOrder(order),
});
