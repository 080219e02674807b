import type { Product, ProductFeature, SaleElement } from "@shop/core";

/** Outer dimensions, in display order. */
export const SIDES = ["width", "depth", "height"] as const;

/**
 * Replaces a product's measures by those of the selected size.
 * @param write Formats a number in the shopper's language: 0.8 → "0,8".
 */
export function chosenFeatures(
  features: readonly ProductFeature[],
  chosen: Pick<SaleElement, "measures"> | undefined,
  write: (number: number) => string,
): readonly ProductFeature[] {
  return features.map((feature) => {
    const number = chosen?.measures[feature.code] ?? feature.number;
    return number === undefined ? feature : { ...feature, number, value: write(number) };
  });
}

/** Whether the selected size has other outer dimensions than the size in drawings and package data. */
export function isOtherSize(
  features: readonly ProductFeature[],
  chosen: Pick<SaleElement, "measures"> | undefined,
): boolean {
  return SIDES.some((side) => {
    const own = chosen?.measures[side];
    return own !== undefined && own !== features.find(({ code }) => code === side)?.number;
  });
}

/** URL of the dimension drawing, if it shows the selected size. */
export const drawingUrl = (
  { documents, features }: Pick<Product, "documents" | "features">,
  chosen: Pick<SaleElement, "measures"> | undefined,
): string | undefined =>
  isOtherSize(features, chosen) ? undefined : documents.find(({ kind }) => kind === "drawing")?.url;

/** Familiar objects in scale drawings (document kinds `scale-…`). */
const BESIDE = ["person", "sheet", "mug"] as const;

/** Drawing of the selected size beside a familiar object. */
export function scaleDrawing(
  { documents, features }: Pick<Product, "documents" | "features">,
  chosen: Pick<SaleElement, "measures"> | undefined,
): { url: string; beside: (typeof BESIDE)[number] } | undefined {
  if (isOtherSize(features, chosen)) return undefined;
  for (const { kind, url } of documents) {
    const beside = BESIDE.find((known) => kind === `scale-${known}`);
    if (beside !== undefined) return { url, beside };
  }
  return undefined;
}

/** "Breite 240 cm, Tiefe 95 cm, Höhe 82 cm"; "" without dimensions. */
export function sidesText(features: readonly ProductFeature[]): string {
  return SIDES.flatMap((side) => {
    const feature = features.find(({ code }) => code === side);
    return feature === undefined ? [] : [`${feature.title} ${withUnit(feature)}`];
  }).join(", ");
}

/** Whether all dimensions of a drawing are known. */
export const hasSides = (features: readonly ProductFeature[]): boolean =>
  SIDES.every((side) => features.find(({ code }) => code === side)?.number);

/** "240 cm" */
export const withUnit = ({ value, unit }: ProductFeature): string =>
  unit === undefined ? value : `${value}\u00a0${unit}`;

/** Clear opening of a nominal 80 cm door, in cm. */
const DOOR = { width: 80, height: 200 };

/** Whether every package, carried lengthwise, fits through an 80 cm door. */
export const fitsThroughDoor = (packages: Product["packages"]): boolean =>
  packages.length > 0 &&
  packages.every(({ length, width, height }) => {
    const [least = 0, middle = 0] = [length, width, height].toSorted((a, b) => a - b);
    return least < DOOR.width && middle < DOOR.height;
  });
