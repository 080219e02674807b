import { createHash } from "node:crypto";
import type { IndexedProduct } from "../productIndex/productIndex.queries.ts";

/** Document of a visible product in the engine. Names are those of catalogueMapping.json. */
export interface EngineDocument {
  id: number;
  brand: number | null;
  categories: number[];
  /** Its categories and their ancestors. */
  category_paths: number[];
  attributes: number[];
  features: number[];
  known_features: number[];
  /** Numbers by feature id. */
  numbers: Record<string, number>;
  /** Millionths of a euro. */
  net: number;
  days: number;
  sold: number;
  popular: number;
  /** Milliseconds. */
  created: number;
  /** Tenths; 0 without reviews. */
  rating: number;
  in_stock: boolean;
  reduced: boolean;
  /** Hash of all other fields; unchanged documents are not sent again. */
  digest: string;
}

/** @param paths visible categories, each with itself and its ancestors */
export function toEngineDocument(
  product: IndexedProduct,
  paths: ReadonlyMap<number, readonly number[]>,
): EngineDocument {
  const { id, brandId, net, days, sold, viewed, createdMs, rating, inStock, reduced, attributes, facts } = product;
  const visible = product.categories.filter((category) => paths.has(category));
  const document = {
    id,
    brand: brandId,
    categories: visible,
    category_paths: [...new Set(visible.flatMap((category) => paths.get(category) ?? []))],
    attributes: attributes.toSorted((a, b) => a - b),
    features: facts.flatMap(([, value]) => value ?? []),
    known_features: facts.map(([feature]) => feature),
    numbers: Object.fromEntries(facts.flatMap(([feature, , number]) => (number === null ? [] : [[feature, number]]))),
    net,
    days,
    sold,
    popular: sold + viewed,
    created: Math.round(createdMs),
    rating: Math.round((rating ?? 0) * 10),
    in_stock: inStock,
    reduced,
  };
  return { ...document, digest: createHash("sha256").update(JSON.stringify(document)).digest("base64url") };
}
