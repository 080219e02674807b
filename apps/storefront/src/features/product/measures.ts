import type { Product, ProductFeature, SaleElement } from "@shop/core";

/** Of the three sides of a piece, in the order in which they are said. */
export const SIDES = ["width", "depth", "height"] as const;

/**
 * A product's features with the measures of the chosen size in place of its own.
 * @param write a number as the shopper's language writes it: 0.8 → "0,8"
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

/** Whether the chosen size has other outer measures than those the product is drawn and packed with. */
export function isOtherSize(
  features: readonly ProductFeature[],
  chosen: Pick<SaleElement, "measures"> | undefined,
): boolean {
  return SIDES.some((side) => {
    const own = chosen?.measures[side];
    return own !== undefined && own !== features.find(({ code }) => code === side)?.number;
  });
}

/** The address of the drawn sheet, where it shows the chosen size. */
export const drawingUrl = (
  { documents, features }: Pick<Product, "documents" | "features">,
  chosen: Pick<SaleElement, "measures"> | undefined,
): string | undefined =>
  isOtherSize(features, chosen) ? undefined : documents.find(({ kind }) => kind === "drawing")?.url;

/** What everybody knows the size of, as the kinds of scale drawings name it. */
const BESIDE = ["person", "sheet", "mug"] as const;

/** The drawing of the chosen size beside something everybody knows. */
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

/** "Breite 240 cm, Tiefe 95 cm, Höhe 82 cm"; "" where the product does not say. */
export function sidesText(features: readonly ProductFeature[]): string {
  return SIDES.flatMap((side) => {
    const feature = features.find(({ code }) => code === side);
    return feature === undefined ? [] : [`${feature.title} ${withUnit(feature)}`];
  }).join(", ");
}

/** Whether there is enough to draw. */
export const hasSides = (features: readonly ProductFeature[]): boolean =>
  SIDES.every((side) => features.find(({ code }) => code === side)?.number);

/** "240 cm" */
export const withUnit = ({ value, unit }: ProductFeature): string =>
  unit === undefined ? value : `${value}\u00a0${unit}`;

/** The clear width and height of a door that is called an 80 cm one, in cm. */
const DOOR = { width: 80, height: 200 };

/** Whether every package, its longest side first, can be carried through a door of 80 cm. */
export const fitsThroughDoor = (packages: Product["packages"]): boolean =>
  packages.length > 0 &&
  packages.every(({ length, width, height }) => {
    const [least = 0, middle = 0] = [length, width, height].toSorted((a, b) => a - b);
    return least < DOOR.width && middle < DOOR.height;
  });
