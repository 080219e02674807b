import type { Product, ProductFeature, Variant } from "@shop/core";
import { DIMENSIONS, isOtherSize } from "../../shared/isOtherSize.ts";
import { useNumberFormat } from "../../shared/useNumberFormat.ts";
import { colorOf } from "./variants.ts";

type SizedVariant = Pick<Variant, "measures"> | undefined;
type DrawnVariant = Pick<Variant, "measures" | "options"> | undefined;

/** Replaces a product's measures by those of the selected size. */
export function applyVariantDimensions(
  features: readonly ProductFeature[],
  variant: SizedVariant,
  formatNumber: (number: number) => string,
): readonly ProductFeature[] {
  return features.map((feature) => {
    const number = variant?.measures[feature.code] ?? feature.numericValue;
    return number === undefined ? feature : { ...feature, numericValue: number, value: formatNumber(number) };
  });
}

export const useFeatures = (product: Product, variant: SizedVariant): readonly ProductFeature[] =>
  applyVariantDimensions(product.features, variant, useNumberFormat());

type DrawnProduct = Pick<Product, "documents" | "features">;

/** URL of the dimension drawing, if it shows the selected size. */
export const findDrawingUrl = ({ documents, features }: DrawnProduct, variant: SizedVariant): string | undefined =>
  isOtherSize(features, variant) ? undefined : documents.find(({ kind }) => kind === "drawing")?.url;

/** Familiar objects in scale drawings (document kinds `scale-…`). */
const REFERENCE_OBJECTS = ["person", "sheet", "mug"] as const;

/** Drawing beside a familiar object, if it shows the selected size and colour. */
export function findScaleDrawing({ documents, features }: DrawnProduct, variant: DrawnVariant) {
  if (isOtherSize(features, variant)) return undefined;
  const selectedId = colorOf(variant)?.valueId;
  for (const { kind, url, colorId = selectedId } of documents) {
    const referenceObject = REFERENCE_OBJECTS.find((known) => kind === `scale-${known}`);
    if (referenceObject !== undefined && colorId === selectedId) return { url, referenceObject };
  }
  return undefined;
}

/** "Breite 240 cm, Tiefe 95 cm, Höhe 82 cm"; "" without dimensions. */
export function formatDimensions(features: readonly ProductFeature[]): string {
  return DIMENSIONS.flatMap((side) => {
    const feature = features.find(({ code }) => code === side);
    return feature === undefined ? [] : [`${feature.title} ${formatWithUnit(feature)}`];
  }).join(", ");
}

export const hasAllDimensions = (features: readonly ProductFeature[]): boolean =>
  DIMENSIONS.every((side) => features.find(({ code }) => code === side)?.numericValue);

/** "240 cm" */
export const formatWithUnit = ({ value, unit }: ProductFeature): string =>
  unit === undefined ? value : `${value}\u00a0${unit}`;
