import { sql } from "kysely";
import type { Db } from "../platform/db/connect.ts";
import type { EnergyLabel, ProductKind } from "../platform/db/values.ts";
import { type PictureRecord, selectPictures } from "../dialects/pictureRow.ts";
import { currentUrl } from "../urls/currentUrl.ts";
import { fromVisibleProducts } from "./fromVisibleProducts.ts";
import { isNewProduct } from "./listRules.ts";
import { colorsOf, type ColorRecord, type FeatureRecord, featuresOf } from "./productExpressions.ts";
import type { PriceContext } from "../pricing/prices.ts";

export interface ProductRecord {
  id: number;
  ref: string;
  texts: Record<string, string | undefined>;
  url: string | null;
  brand: string | null;
  freight: boolean;
  weightKg: string;
  step: number;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
  defaultCategoryId: number | null;
  /** Default variant; prices and stock of this record belong to it. */
  variantId: number;
  stock: number;
  net: string;
  grossCents: number;
  vatPercent: string;
  /** Null without a promotion. */
  promoNet: string | null;
  promoGrossCents: number | null;
  /** Lowest price of the 30 days before the promotion; null without one. */
  lowestGross30dCents: number | null;
  variantCount: number;
  isNew: boolean;
  unitMeasure: string | null;
  unitContent: string | null;
  energy: EnergyLabel | null;
  undeliverable: number[];
  rating: { average: number | null; count: number };
  pictures: PictureRecord[];
  colors: ColorRecord[];
  features: FeatureRecord[];
}

/** Image views of a product card. */
const CARD_VIEWS = ["", "hero", "second", "room"];

/** Returns visible products, or services or samples, in the order of the ids, with one query. Long texts are optional. */
export async function selectProductsById(
  db: Db,
  ids: number[],
  prices: PriceContext,
  options: { longTexts?: boolean; kind?: ProductKind | undefined } = {},
): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const { language, productTax, netPrice } = prices;
  const net = netPrice(sql`element.net`);
  // Null while the promotion is inactive.
  const promoNet = netPrice(sql`case when element.promo then element.promo_net end`);
  const productId = sql<number>`product.id`;
  const texts = sql`translated(product.text, ${language})`;
  const { rows } = await sql<ProductRecord>`
    select product.id, product.ref, ${options.longTexts ? texts : sql`${texts} - 'description'`} as "texts",
      ${currentUrl("product", productId, language)} as "url",
      brand.title as "brand", product.freight, product.weight_kg as "weightKg", product.quantity_step as "step",
      product.delivery_days_min as "deliveryDaysMin", product.delivery_days_max as "deliveryDaysMax",
      product.default_category_id as "defaultCategoryId",
      element.id as "variantId", element.stock, ${net} as "net", ${promoNet} as "promoNet",
      (${productTax})::numeric::text as "vatPercent",
      gross_cents(${net}, ${productTax}) as "grossCents",
      gross_cents(${promoNet}, ${productTax}) as "promoGrossCents",
      case when element.promo and element.promo_net is not null
        then gross_cents(${netPrice(sql`lowest_net_before(element.id)`)}, ${productTax}) end as "lowestGross30dCents",
      (select count(*) from sale_element where product_id = product.id and visible) as "variantCount",
      ${isNewProduct} as "isNew",
      product.unit_measure as "unitMeasure", product.unit_content as "unitContent", product.energy, product.undeliverable,
      (
        select jsonb_build_object('average', round(avg(rating), 1), 'count', count(*))
        from review where product_id = product.id and status = 'accepted'
      ) as "rating",
      ${selectPictures("product", productId, language, options.longTexts ? undefined : CARD_VIEWS)} as "pictures",
      ${colorsOf(productId, language)} as "colors",
      ${featuresOf(productId, language)} as "features"
    ${fromVisibleProducts({ ids, kind: options.kind })}
    order by array_position(${ids}::int[], product.id)
  `.execute(db);
  return options.longTexts ? rows : rows.map((row) => ({ ...row, pictures: keepCardPictures(row.pictures) }));
}

/** Keeps the heroes and one other picture of the first colour, the room if there is one: lists carry many cards. */
function keepCardPictures(pictures: PictureRecord[]): PictureRecord[] {
  const [first] = pictures;
  const isHero = ({ view }: PictureRecord): boolean => view === "" || view === "hero";
  const others = pictures.filter((one) => !isHero(one) && (one.colorId === null || one.colorId === first?.colorId));
  const other = others.find(({ view }) => view === "room") ?? others[0];
  return pictures.filter((one) => isHero(one) || one === other);
}
