import { centsToUnits } from "../pricing/prices.ts";
import { type PictureRecord, fallbackWebpFile } from "../dialects/pictureRow.ts";
import { toPath } from "../urls/currentUrl.ts";

export interface ProductHitRecord {
  id: number;
  ref: string;
  title: string | null;
  url: string | null;
  variantId: number;
  stock: number;
  /** Current price without VAT, in the list's currency. */
  net: string;
  grossCents: number;
  /** Gross price without the promotion. */
  compareAtCents: number;
  /** Lowest gross price of the 30 days before the promotion; null without one. */
  lowestPrice30dCents: number | null;
  picture: PictureRecord | null;
  /** Category ids, including hidden ones. */
  categories: number[];
  keywords: (string | null)[];
  fulfilmentCenter: number | null;
}

/**
 * Product document in the specified format. `titles`: of the visible categories. Source: specification 3, search
 * product result.
 */
export const toProductHitRow = (hit: ProductHitRecord, titles: ReadonlyMap<number, string>) => ({
  id: hit.id,
  ref: hit.ref,
  url: toPath(hit.url, "product", hit.id),
  stock: hit.stock,
  title: hit.title ?? "",
  price: centsToUnits(hit.grossCents),
  price_without_vat: Number(hit.net),
  listen_price: centsToUnits(hit.compareAtCents),
  is_promo: hit.grossCents < hit.compareAtCents ? 1 : 0,
  lowest_price: hit.lowestPrice30dCents === null ? null : centsToUnits(hit.lowestPrice30dCents),
  image_url: hit.picture === null ? "" : `/media/${fallbackWebpFile(hit.picture)}`,
  image: hit.picture === null ? null : { base: `/media/${hit.picture.file}`, widths: hit.picture.widths },
  categories: hit.categories.flatMap((id) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, title }];
  }),
  associated_keyword: hit.keywords.map((title) => title ?? ""),
  pse_id: hit.variantId,
  fulfilment_center: hit.fulfilmentCenter ?? "",
});

export interface ContentHitRecord {
  id: number;
  title: string | null;
  /** Language of the title when it differs from the requested one. */
  language: string | null;
  url: string | null;
  folder: string;
}

/** Content document in the specified format. Source: specification 3, search content link. */
export const toContentHitRow = (hit: ContentHitRecord) => ({
  id: hit.id,
  title: hit.title ?? "",
  link: toPath(hit.url, "content", hit.id),
  parent: hit.folder,
  ...(hit.language === null ? {} : { language: hit.language }),
});
