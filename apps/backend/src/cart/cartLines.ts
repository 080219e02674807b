import { type Kysely, sql } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { ProductKind } from "../platform/db/values.ts";
import { type PictureRecord, selectPictures } from "../dialects/pictureRow.ts";
import { isPickup, isAvailableIn } from "../pricing/shipping/pickup.ts";
import { availableUnits, centerStock } from "../pricing/reservedByCart.ts";
import { currentUrl } from "../urls/currentUrl.ts";
import { productCategories, productTags, type VariantOption, variantOptions } from "./lineExpressions.ts";
import type { QuoteContext } from "../pricing/quoteContext.ts";

/** Cart line at current prices. Amounts are gross cents for the quoted country, rounded per unit (decision 0068). */
export interface CartLine {
  cartItemId: number;
  productId: number;
  kind: ProductKind;
  variantId: number;
  quantity: number;
  step: number;
  /** Units available for sale, or of a service, that the cart's products allow; 0 when no longer offered. */
  stock: number;
  freight: boolean;
  /** Per unit, three decimals. */
  weightKg: string;
  /** No active shipping method reaches the country with one unit. */
  undeliverable: boolean;
  productRef: string;
  variantRef: string;
  title: string;
  brand: string | null;
  productUrl: string | null;
  promo: boolean;
  /** Net price to pay, six decimals. */
  unitNet: string;
  /** Net price of the catalogue, before the price list of a country. */
  catalogueNet: string;
  /** Net price without promotion, six decimals. */
  compareAtNet: string;
  /** Gross unit price when the line was last confirmed. */
  confirmedCents: number;
  unitCents: number;
  compareAtCents: number;
  vatPercent: string;
  /** Fulfillment center chosen by the shopper. */
  fulfilmentCenterId: number | null;
  /** Units in that center; null without one. */
  centerStock: number | null;
  options: VariantOption[];
  categories: { id: number; title: string }[];
  defaultCategoryId: number | null;
  tags: string[];
  pictures: PictureRecord[];
}

/**
 * Returns the lines of a cart, oldest first, and services after their product. The confirmed price (`unit_net`) does not
 * affect the current price.
 */
export async function readCartLines(db: Kysely<Tables>, cartId: number, quote: QuoteContext): Promise<CartLine[]> {
  const { language, countryId, isServed, productTax, netPrice } = quote;
  const productId = sql<number>`product.id`;
  const { rows } = await sql<CartLine>`
    select item.id as "cartItemId", product.id as "productId", element.id as "variantId",
      item.quantity, product.quantity_step as "step", product.freight, product.weight_kg as "weightKg",
      ${availableUnits(cartId)} as "stock", product.kind,
      not ${isServed} or ${countryId} = any(product.undeliverable) or not exists (
        select from delivery_method method
          join delivery_price price on price.delivery_method_id = method.id and price.country_id = ${countryId}
        where method.active and ${isAvailableIn(countryId)}
          and (method.freight or not product.freight or ${isPickup(sql`method.code`)})
          and (price.weight_max is null or price.weight_max >= product.weight_kg)
      ) as "undeliverable",
      product.ref as "productRef", element.ref as "variantRef",
      coalesce(translated(product.text, ${language}) ->> 'title', product.ref) as "title",
      brand.title as "brand", ${currentUrl("product", productId, language)} as "productUrl",
      today.promo, today.net as "catalogueNet", price.net as "unitNet", price.compare_at as "compareAtNet",
      gross_cents(${netPrice(sql`item.unit_net`)}, ${productTax}) as "confirmedCents",
      gross_cents(price.net, ${productTax}) as "unitCents",
      gross_cents(price.compare_at, ${productTax}) as "compareAtCents",
      (${productTax})::numeric::text as "vatPercent",
      item.fulfilment_center_id as "fulfilmentCenterId",
      ${centerStock(sql`${cartId}`, sql`element.id`, sql`item.fulfilment_center_id`)} as "centerStock",
      ${variantOptions(sql`element.id`, language)} as "options",
      ${productCategories(productId, language)} as "categories",
      product.default_category_id as "defaultCategoryId",
      ${productTags(productId, language)} as "tags",
      ${selectPictures("product", productId, language)} as "pictures"
    from cart_item item
      join sale_element element on element.id = item.sale_element_id
      join product on product.id = element.product_id
      left join brand on brand.id = product.brand_id and brand.visible
      cross join lateral (
        select element.promo and element.promo_net is not null as promo, ${effectiveNetPrice} as net
      ) today
      cross join lateral (
        select ${netPrice(sql`today.net`)} as net, ${netPrice(sql`element.net`)} as compare_at
      ) price
    where item.cart_id = ${cartId}
    order by case when product.kind = 'service' then (
        select max(own.id) from cart_item own
          join sale_element booked on booked.id = own.sale_element_id
          join accessory on accessory.product_id = booked.product_id and accessory.accessory_id = product.id
        where own.cart_id = item.cart_id
      ) else item.id end, product.kind, item.id
  `.execute(db);
  return rows;
}

/** Net price of a variant in the catalogue, including an active promotion. */
export const effectiveNetPrice = sql<string>`case when element.promo then coalesce(element.promo_net, element.net) else element.net end`;

/** Units of a line that can be ordered as it is: those of the chosen center. */
export const orderableStock = (line: Pick<CartLine, "stock" | "centerStock">): number =>
  Math.min(line.stock, line.centerStock ?? line.stock);
