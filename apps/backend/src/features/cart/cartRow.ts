import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { euro } from "../../dialects/euro.ts";
import { type PictureRecord, pictureRow } from "../../dialects/pictureRow.ts";
import { couponRow } from "../coupon/couponRow.ts";
import { toPath } from "../rewriting/currentUrl.ts";
import { type CartContent, type QuoteCall, type QuotedLine, readCartContent } from "./cartContent.ts";
import { goodsAmounts, vatShares } from "./vatShares.ts";

/** Amounts are in euro regardless of the display currency. */
const CURRENCY = "EUR";

/** `data` of cart/get and `data.cart` of every cart write, at today's prices. */
export const readCartRow = async (db: Kysely<Tables>, cartId: number, call: QuoteCall) =>
  cartRow(await readCartContent(db, cartId, call));

/** `totalValue` is the subtotal before the discount, `vat` applies after it; neither includes shipping. */
export const cartRow = ({ id, lines, coupons, goodsCents, discountCents }: CartContent) => ({
  cartId: id,
  currency: CURRENCY,
  items: lines.map(cartItemRow),
  totalItems: lines.reduce((sum, line) => sum + line.quantity, 0),
  totalValue: euro(goodsCents),
  discount: euro(discountCents),
  coupons: coupons.map(couponRow),
  vat: vatShares(goodsAmounts(lines)).map(({ percent, netCents, taxCents }) => ({
    percent,
    net: euro(netCents),
    tax: euro(taxCents),
  })),
});

function cartItemRow(line: QuotedLine) {
  const url = toPath(line.productUrl, "product", line.productId);
  const color = line.choices.find(({ code }) => code === "color");
  return {
    id: line.productId,
    cartItemId: line.cartItemId,
    REF: line.productRef,
    TITLE: line.title,
    URL: url,
    PSE_URL: `${url}?pse=${line.saleElementId}`,
    PRODUCT_SALE_ELEMENT: line.saleElementId,
    quantity: line.quantity,
    quantityCount: line.step,
    stock: line.stock,
    price: euro(line.unitCents),
    TAXED_PRICE: euro(line.regularCents),
    PRICE: line.regularNet,
    PROMO_PRICE: line.promo ? line.unitNet : "",
    IS_PROMO: line.promo ? 1 : 0,
    discount: euro(line.discountCents),
    vat_percent: Number(line.vatPercent),
    brand_name: line.brand ?? "",
    image: inColor(line.pictures, color?.valueId).map((picture) => pictureRow(picture, line.title)),
    selectedProductColor: color?.value ?? "",
    selectedProductSize: line.choices.find(({ code }) => code === "size")?.value ?? "",
    selectedFulfilmentCenter: line.fulfilmentCenterId,
    undeliverable: line.undeliverable,
    freight: line.freight ? 1 : 0,
    weight: Number(line.weightKg),
    category: line.categories,
  };
}

/** Puts images of the selected color first, because carts show the first image. */
export function inColor(pictures: PictureRecord[], colorId: number | undefined): PictureRecord[] {
  const shows = (picture: PictureRecord): boolean => colorId !== undefined && picture.colorId === colorId;
  return [...pictures.filter(shows), ...pictures.filter((picture) => !shows(picture))];
}
