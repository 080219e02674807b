import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { centsToUnits } from "../pricing/prices.ts";
import { type PictureRecord, toPictureRow } from "../dialects/pictureRow.ts";
import { toCouponRow } from "../pricing/coupon/toCouponRow.ts";
import { toPath } from "../urls/currentUrl.ts";
import { type CartContent, type QuoteRequest, type QuotedLine, readCartContent } from "./cartContent.ts";
import { orderableStock } from "./cartLines.ts";
import { lineAmounts, computeVatBreakdown } from "../pricing/vatBreakdown.ts";

/** `data` of cart/get and `data.cart` of every cart write, at today's prices. */
export const readCartResponse = async (db: Kysely<Tables>, cartId: number, call: QuoteRequest) =>
  toCartRow(await readCartContent(db, cartId, call));

/** `totalValue` is the subtotal before the discount, `vat` applies after it; neither includes shipping. */
export const toCartRow = ({ id, quote, lines, coupons, subtotalCents, discountCents }: CartContent) => ({
  cartId: id,
  currency: quote.currency,
  items: lines.map((line) => toCartItemRow(id, line)),
  totalItems: lines.reduce((sum, line) => sum + line.quantity, 0),
  totalValue: centsToUnits(subtotalCents),
  discount: centsToUnits(discountCents),
  coupons: coupons.map(toCouponRow),
  vat: computeVatBreakdown(lineAmounts(lines)).map(({ percent, netCents, taxCents }) => ({
    percent,
    net: centsToUnits(netCents),
    tax: centsToUnits(taxCents),
  })),
});

function toCartItemRow(cartId: number, line: QuotedLine) {
  // Services and samples have no page.
  const url = line.kind !== "product" ? "" : toPath(line.productUrl, "product", line.productId);
  const color = line.options.find(({ code }) => code === "color");
  return {
    id: line.productId,
    cartId,
    cartItemId: line.cartItemId,
    REF: line.productRef,
    TITLE: line.title,
    URL: url,
    PSE_URL: url && `${url}?pse=${line.variantId}`,
    kind: line.kind,
    PRODUCT_SALE_ELEMENT: line.variantId,
    quantity: line.quantity,
    quantityCount: line.step,
    quantityRemain: Math.max(0, orderableStock(line) - line.quantity),
    stock: orderableStock(line),
    price: centsToUnits(line.unitCents),
    BEST_TAXED_PRICE: centsToUnits(line.unitCents),
    TAXED_PRICE: centsToUnits(line.compareAtCents),
    PRICE: line.compareAtNet,
    PROMO_PRICE: line.promo ? line.unitNet : "",
    IS_PROMO: line.promo ? 1 : 0,
    discount: centsToUnits(line.discountCents),
    vat_percent: Number(line.vatPercent),
    brand_name: line.brand ?? "",
    image: imagesInColor(line.pictures, color?.valueId).map((picture) => toPictureRow(picture, line.title)),
    selectedProductColor: color?.value ?? "",
    // A line has two fields for its options: this one has all but the color, like the optimistic line of the client.
    selectedProductSize: line.options
      .filter((option) => option !== color)
      .map(({ value }) => value ?? "")
      .join(" · "),
    selectedFulfilmentCenter: line.fulfilmentCenterId,
    undeliverable: line.undeliverable,
    freight: line.freight ? 1 : 0,
    weight: Number(line.weightKg),
    DEFAULT_CATEGORY: line.defaultCategoryId ?? "",
    tag: line.tags,
    category: line.categories,
  };
}

/** Puts images of the selected color first, because carts show the first image. */
export function imagesInColor(pictures: PictureRecord[], colorId: number | undefined): PictureRecord[] {
  const hasColor = (picture: PictureRecord): boolean => colorId !== undefined && picture.colorId === colorId;
  return [...pictures.filter(hasColor), ...pictures.filter((picture) => !hasColor(picture))];
}
