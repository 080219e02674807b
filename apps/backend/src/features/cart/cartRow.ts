import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { euro } from "../../dialects/euro.ts";
import { type PictureRecord, pictureRow } from "../../dialects/pictureRow.ts";
import type { Locale } from "../../locale.ts";
import { toPath } from "../rewriting/currentUrl.ts";
import { type CartLine, readCartLines } from "./cartLines.ts";
import { quotedIn } from "./quotedIn.ts";

/** Amounts are euro whatever a storefront shows them in. */
const CURRENCY = "EUR";

/** `data` of cart/get and `data.cart` of every cart write, at today's prices. */
export async function readCartRow(
  db: Kysely<Tables>,
  cartId: number,
  call: { locale: Locale; countryId: number | undefined },
) {
  const lines = await readCartLines(db, cartId, await quotedIn(db, call.locale, call.countryId));
  return {
    cartId,
    currency: CURRENCY,
    items: lines.map(cartItemRow),
    totalItems: lines.reduce((sum, line) => sum + line.quantity, 0),
    totalValue: euro(lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)),
    discount: 0,
  };
}

function cartItemRow(line: CartLine) {
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
    IS_PROMO: line.promo ? 1 : 0,
    vat_percent: Number(line.vatPercent),
    brand_name: line.brand ?? "",
    image: inColor(line.pictures, color?.valueId).map((picture) => pictureRow(picture, line.title)),
    selectedProductColor: color?.value ?? "",
    selectedProductSize: line.choices.find(({ code }) => code === "size")?.value ?? "",
    undeliverable: line.undeliverable,
    freight: line.freight ? 1 : 0,
    category: line.categories,
  };
}

/** Pictures of the chosen colour first: the first one is what a cart shows. */
export function inColor(pictures: PictureRecord[], colorId: number | undefined): PictureRecord[] {
  const shows = (picture: PictureRecord): boolean => colorId !== undefined && picture.colorId === colorId;
  return [...pictures.filter(shows), ...pictures.filter((picture) => !shows(picture))];
}
