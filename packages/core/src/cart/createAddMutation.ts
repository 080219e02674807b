import { primaryImage } from "../domain/catalogue/primaryImage.js";
import type { Picture, ProductCard, Variant } from "../domain/catalogue/product.js";
import type { CartMutation } from "./cartState.js";

/** Options of {@link createAddMutation}. */
export interface AddToCartOptions {
  /** Default: one quantity step, the minimum order quantity. */
  quantity?: number | undefined;
  /** Default: the default variant of the product. */
  variant?: Variant | undefined;
  /** VAT percent in the price; default: that of the product, else 0 until the backend responds. */
  vatPercent?: number | undefined;
}

/**
 * Creates the mutation that adds a product to the cart, with a preview of its line until the backend responds.
 *
 * @example
 * shop.cart.ask(createAddMutation(chair, { quantity: 2 }));
 */
export function createAddMutation(
  product: ProductCard & { weightKg?: number | undefined },
  { quantity = product.step, variant, vatPercent = product.vatPercent ?? 0 }: AddToCartOptions = {},
): Extract<CartMutation, { kind: "add" }> {
  const options = variant?.options ?? [];
  const color = options.find(({ code }) => code === "color");
  const others = options.filter((choice) => choice !== color);
  return {
    kind: "add",
    productId: product.id,
    variantId: variant?.id ?? product.variantId,
    quantity,
    preview: {
      title: product.title,
      ref: variant?.ref ?? product.ref,
      url: variant === undefined ? product.url : `${product.url}?pse=${variant.id}`,
      brand: product.brand,
      picture:
        (color && primaryImage(filterByColor(product.pictures, color.valueId))) ?? primaryImage(product.pictures),
      color: color?.value ?? "",
      size: others.map(({ value }) => value).join(" · "),
      unitCents: variant?.priceCents ?? product.priceCents,
      compareAtCents: variant === undefined ? product.compareAtCents : variant.compareAtCents,
      vatPercent,
      step: product.step,
      stock: variant?.stock ?? product.stock,
      freight: product.freight,
      weightGrams: product.weightKg === undefined ? undefined : Math.round(product.weightKg * 1000),
    },
  };
}

const filterByColor = (pictures: readonly Picture[], id: number): Picture[] =>
  pictures.filter(({ colorId }) => colorId === id);
