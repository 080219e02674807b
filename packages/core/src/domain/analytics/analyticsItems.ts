import type { CartLineDetails } from "../cart/cart.js";
import type { Product, ProductCard, Variant } from "../catalogue/product.js";
import type { Order } from "../order/order.js";
import type { AnalyticsItem } from "./analyticsEvent.js";

const discountCents = (compareAtCents: number | undefined, priceCents: number): number =>
  compareAtCents === undefined ? 0 : Math.max(0, compareAtCents - priceCents);

const joinNonEmpty = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

/** Creates the analytics item of a product card. */
export const analyticsItemFromCard = (
  card: Pick<ProductCard, "ref" | "title" | "brand" | "priceCents" | "compareAtCents">,
  index?: number,
): AnalyticsItem => ({
  ref: card.ref,
  title: card.title,
  brand: card.brand,
  category: "",
  variantTitle: "",
  priceCents: card.priceCents,
  discountCents: discountCents(card.compareAtCents, card.priceCents),
  quantity: 1,
  index,
});

/**
 * Creates the analytics item of a product page.
 * @param variant selected variant; default: the default variant
 */
export const analyticsItemFromProduct = (product: Product, variant?: Variant): AnalyticsItem => ({
  ...analyticsItemFromCard(product),
  category: product.categories.at(-1)?.title ?? "",
  ...(variant && {
    ref: variant.ref,
    variantTitle: joinNonEmpty(variant.options.map(({ value }) => value)),
    priceCents: variant.priceCents,
    discountCents: discountCents(variant.compareAtCents, variant.priceCents),
  }),
});

/** Creates the analytics item of a cart line or of its preview. */
export const analyticsItemFromLine = (
  line: Pick<CartLineDetails, "ref" | "title" | "brand" | "color" | "size" | "unitCents" | "compareAtCents">,
  quantity: number,
): AnalyticsItem => ({
  ref: line.ref,
  title: line.title,
  brand: line.brand,
  category: "",
  variantTitle: joinNonEmpty([line.color, line.size]),
  priceCents: line.unitCents,
  discountCents: discountCents(line.compareAtCents, line.unitCents),
  quantity,
});

/** Creates the analytics items of an order. */
export const analyticsItemsFromOrder = ({ lines }: Pick<Order, "lines">): AnalyticsItem[] =>
  lines.map((line) => ({
    ref: line.ref,
    title: line.title,
    brand: "",
    category: "",
    variantTitle: joinNonEmpty(line.options.map(({ value }) => value)),
    priceCents: line.unitCents,
    discountCents: 0,
    quantity: line.quantity,
  }));
