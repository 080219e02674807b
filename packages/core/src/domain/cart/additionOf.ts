import { primaryImage } from "../catalogue/primaryImage.js";
import type { Picture, ProductCard, SaleElement } from "../catalogue/product.js";
import type { CartIntent } from "./cartState.js";

/** Options of {@link additionOf}. */
export interface AdditionOptions {
  /** Default: one quantity step, the minimum order quantity. */
  quantity?: number | undefined;
  /** Default: the default variant of the product. */
  saleElement?: SaleElement | undefined;
  /** VAT percent in the price; default: that of the product, else 0 until the backend responds. */
  vatPercent?: number | undefined;
}

/**
 * Creates the mutation that adds a product to the cart, with a preview of its line until the backend responds.
 *
 * @example
 * shop.cart.ask(additionOf(chair, { quantity: 2 }));
 */
export function additionOf(
  product: ProductCard & { weightKg?: number | undefined },
  { quantity = product.step, saleElement, vatPercent = product.vatPercent ?? 0 }: AdditionOptions = {},
): Extract<CartIntent, { kind: "add" }> {
  const choices = saleElement?.choices ?? [];
  const color = choices.find(({ code }) => code === "color");
  const others = choices.filter((choice) => choice !== color);
  return {
    kind: "add",
    productId: product.id,
    saleElementId: saleElement?.id ?? product.saleElementId,
    quantity,
    preview: {
      title: product.title,
      ref: saleElement?.ref ?? product.ref,
      url: saleElement === undefined ? product.url : `${product.url}?pse=${saleElement.id}`,
      brand: product.brand,
      picture: (color && primaryImage(inColor(product.pictures, color.valueId))) ?? primaryImage(product.pictures),
      color: color?.value ?? "",
      size: others.map(({ value }) => value).join(" · "),
      unitCents: saleElement?.priceCents ?? product.priceCents,
      regularCents: saleElement === undefined ? product.regularCents : saleElement.regularCents,
      vatPercent,
      step: product.step,
      stock: saleElement?.stock ?? product.stock,
      freight: product.freight,
      weightGrams: product.weightKg === undefined ? undefined : Math.round(product.weightKg * 1000),
    },
  };
}

const inColor = (pictures: readonly Picture[], id: number): Picture[] =>
  pictures.filter(({ colorId }) => colorId === id);
