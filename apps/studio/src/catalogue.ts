import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_FOLDER } from "@shop/demo";
import type { Finish, Size } from "./recipe.ts";
import { CACHE } from "./rendering/cache.ts";
import { COLORS, type Color, type Cover } from "./surfaces/palette.ts";

/** What a picture has to know about a product of the catalogue. */
export interface Product {
  ref: string;
  name: string;
  categories: readonly string[];
  cover: Cover;
  /** the default one comes first */
  variants: readonly Variant[];
  /** metres, by the size's code; "" is the default variant's */
  sizes: Readonly<Record<string, Size>>;
  /** how many were sold so far */
  sold: number;
  /** names of pictures it had before the studio drew it */
  oldPictures: readonly string[];
}

export interface Variant {
  color: Color;
  size?: string;
}

/** Centimetres and codes, as they stand in the demo's product files. */
interface Row {
  ref: string;
  kind?: string;
  categories?: string[];
  sold?: number;
  text?: { de?: { title?: string } };
  features: Measures & { cover?: string };
  sizes?: Record<string, Measures>;
  variants: { color?: string; size?: string; side?: string; default?: boolean }[];
  pictures?: { name: string }[];
}
type Measures = { width?: number; depth?: number; height?: number; seat_height?: number };

const PRODUCTS = join(DEMO_FOLDER, "products");
const COVERS: readonly string[] = [
  "weave",
  "linen",
  "velvet",
  "boucle",
  "cotton-linen",
  "leather",
  "knit",
  "felt",
  "terry",
] satisfies Cover[];

/**
 * The products of the demo catalogue. Files in `.cache/catalogue/` stand in for products that are planned and have no
 * data sheet yet; a file named in STUDIO_CATALOGUE comes before everything.
 */
export function catalogue(): Map<string, Product> {
  const own = process.env["STUDIO_CATALOGUE"];
  const files = [
    ...globSync(join(CACHE, "catalogue/*.json")).toSorted(),
    ...globSync(join(PRODUCTS, "*.json")).toSorted(),
    ...(own !== undefined && existsSync(own) ? [own] : []),
  ];
  const products = new Map<string, Product>();
  for (const file of files)
    for (const row of rowsOf(file)) if ((row.kind ?? "product") === "product") products.set(row.ref, productOf(row));
  return products;
}

function rowsOf(file: string): Row[] {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    process.stderr.write(`${file}: ${String(error)}\n`);
    return [];
  }
}

function productOf({ ref, text, categories, features, sizes = {}, variants, sold = 0, pictures = [] }: Row): Product {
  const sorted = variants.toSorted((a, b) => Number(b.default ?? false) - Number(a.default ?? false));
  const known = sorted.map(
    ({ color, side, size = side }) =>
      ({ color: isColor(color) ? color : "white", ...(size ? { size } : {}) }) satisfies Variant,
  );
  return {
    ref,
    name: text?.de?.title ?? ref,
    categories: categories ?? [],
    cover: isCover(features.cover) ? features.cover : "weave",
    variants: known,
    sizes: {
      "": metres(features),
      ...Object.fromEntries(
        known.flatMap(({ size }) => (size ? [[size, metres({ ...features, ...sizes[size] })]] : [])),
      ),
    },
    sold,
    oldPictures: pictures.map(({ name }) => name),
  };
}

export const finishOf = (product: Product, { color, size }: Variant): Finish => ({ color, cover: product.cover, size });

/** Every colour once, the default variant's first, each in the default variant's size if there is one. */
export function colorsOf({ variants }: Product): Variant[] {
  const usual = variants[0]?.size;
  const colors = [...new Set(variants.map(({ color }) => color))];
  return colors.map(
    (color) =>
      variants.find((variant) => variant.color === color && variant.size === usual) ??
      variants.find((variant) => variant.color === color)!,
  );
}

export const sizeOf = ({ sizes }: Product, code = ""): Size => sizes[code] ?? sizes[""]!;

export const isColor = (code: string | undefined): code is Color => code !== undefined && code in COLORS;

const isCover = (code: string | undefined): code is Cover => code !== undefined && COVERS.includes(code);

function metres({ width = 50, depth = 50, height = 50, seat_height: seatHeight }: Measures): Size {
  return {
    width: width / 100,
    depth: depth / 100,
    height: height / 100,
    ...(seatHeight === undefined ? {} : { seatHeight: seatHeight / 100 }),
  };
}
