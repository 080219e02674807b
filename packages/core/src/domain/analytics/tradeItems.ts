import type { ShopCartLine } from "../cart/cart.js";
import type { CartPreview } from "../cart/cartState.js";
import type { Product, ProductCard, SaleElement } from "../catalogue/product.js";
import type { Order } from "../order/order.js";
import type { TradeItem } from "./tradeEvent.js";

const less = (regularCents: number | undefined, priceCents: number): number =>
  regularCents === undefined ? 0 : Math.max(0, regularCents - priceCents);

const words = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

/** Creates the analytics item of a product card. */
export const itemOfCard = (
  card: Pick<ProductCard, "ref" | "title" | "brand" | "priceCents" | "regularCents">,
  index?: number,
): TradeItem => ({
  ref: card.ref,
  title: card.title,
  brand: card.brand,
  category: "",
  variant: "",
  priceCents: card.priceCents,
  discountCents: less(card.regularCents, card.priceCents),
  quantity: 1,
  index,
});

/**
 * Creates the analytics item of a product page.
 * @param element selected variant; default: the default variant
 */
export const itemOfProduct = (product: Product, element?: SaleElement): TradeItem => ({
  ...itemOfCard(product),
  category: product.categories.at(-1)?.title ?? "",
  ...(element && {
    ref: element.ref,
    variant: words(element.choices.map(({ value }) => value)),
    priceCents: element.priceCents,
    discountCents: less(element.regularCents, element.priceCents),
  }),
});

/** Creates the analytics item of a cart line or of its preview. */
export const itemOfLine = (line: CartPreview | ShopCartLine, quantity: number): TradeItem => ({
  ref: line.ref,
  title: line.title,
  brand: line.brand,
  category: "",
  variant: words([line.color, line.size]),
  priceCents: line.unitCents,
  discountCents: less(line.regularCents, line.unitCents),
  quantity,
});

/** Creates the analytics items of an order. */
export const itemsOfOrder = ({ lines }: Pick<Order, "lines">): TradeItem[] =>
  lines.map((line) => ({
    ref: line.ref,
    title: line.title,
    brand: "",
    category: "",
    variant: words(line.choices.map(({ value }) => value)),
    priceCents: line.unitCents,
    discountCents: 0,
    quantity: line.quantity,
  }));
