import { type Picture, primaryImage, type ProductCard, type Variant } from "../domain/catalogue/product.js";
import type { CartPreview } from "./cartState.js";

/** Product that can be added to the cart. */
export type CartProduct = ProductCard & { weightKg?: number | undefined };

/** Variant of a product with the data its line shows until the backend responds. A line of a cart is one. */
export interface CartItem extends CartPreview {
  productId: number;
  variantId: number;
}

/** Options of `cart.add`. */
export interface AddToCartOptions {
  /** Rounded up to the quantity step; default: one step, the minimum order quantity. */
  quantity?: number | undefined;
  /** Default: the default variant of the product. */
  variant?: Variant | undefined;
  /** Variant whose data is not loaded: the line shows the product's data until the backend responds. */
  variantId?: number | undefined;
  /** VAT percent in the price; default: that of the product, else 0 until the backend responds. */
  vatPercent?: number | undefined;
}

/** Returns a product as the cart shows it until the backend responds; an item stays as it is. */
export function toCartItem(
  product: CartProduct | CartItem,
  { variant, variantId, vatPercent }: Omit<AddToCartOptions, "quantity"> = {},
): CartItem {
  if ("productId" in product) return product;
  const options = variant?.options ?? [];
  const color = options.find(({ code }) => code === "color");
  const others = options.filter((choice) => choice !== color);
  return {
    productId: product.id,
    variantId: variant?.id ?? variantId ?? product.variantId,
    title: product.title,
    ref: variant?.ref ?? product.ref,
    url: variant === undefined ? product.url : `${product.url}?pse=${variant.id}`,
    brand: product.brand,
    picture: (color && primaryImage(filterByColor(product.pictures, color.valueId))) ?? primaryImage(product.pictures),
    color: color?.value ?? "",
    size: others.map(({ value }) => value).join(" · "),
    unitCents: variant?.priceCents ?? product.priceCents,
    compareAtCents: variant === undefined ? product.compareAtCents : variant.compareAtCents,
    vatPercent: vatPercent ?? product.vatPercent ?? 0,
    step: product.step,
    stock: variant?.stock ?? product.stock,
    freight: product.freight,
    weightGrams: product.weightKg === undefined ? undefined : Math.round(product.weightKg * 1000),
  };
}

const filterByColor = (pictures: readonly Picture[], id: number): Picture[] =>
  pictures.filter(({ colorId }) => colorId === id);
