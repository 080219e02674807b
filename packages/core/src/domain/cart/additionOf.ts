import { primaryImage } from "../catalogue/primaryImage.js";
import type { Picture, ProductCard, SaleElement } from "../catalogue/product.js";
import type { CartIntent } from "./cartState.js";

/** How a product is to be added; see {@link additionOf}. */
export interface AdditionOptions {
  /** absent: one step, the least that can be bought */
  quantity?: number | undefined;
  /** which of the product's sale elements; absent: the default one */
  saleElement?: SaleElement | undefined;
  /** the VAT in the price; absent: the product's own, else 0 until the shop has answered */
  vatPercent?: number | undefined;
}

/**
 * What puts a product into the cart, with all that its line shows until the shop has answered.
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
