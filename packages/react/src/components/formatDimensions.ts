import type { ProductFeature } from "@shop/core";
import { formatNumber } from "./formatNumber.js";

/** Abbreviations of the dimensions: B, T, H · L, A, Î · W, D, H. */
export interface DimensionLabels {
  width: string;
  depth: string;
  height: string;
}

const DIMENSION_CODES = ["width", "depth", "height"] as const;

/**
 * Returns dimensions and material of a product: "B 240 × T 95 × H 82 cm · Samt". Empty without such features.
 *
 * @param locale locale of the numbers ("de-AT"); without it the backend's text is used
 */
export function formatDimensions(
  features: readonly ProductFeature[],
  labels: DimensionLabels,
  locale?: string,
): string {
  const byCode = new Map(features.map((feature) => [feature.code, feature]));
  const parts = DIMENSION_CODES.flatMap((code) => {
    const feature = byCode.get(code);
    return feature === undefined
      ? []
      : [{ text: `${labels[code]}\u00a0${formatFeature(feature, locale)}`, unit: feature.unit ?? "" }];
  });
  const size = parts.map(({ text }) => text).join(" × ");
  const unit = parts[0]?.unit ?? "";
  const material = byCode.get("material")?.value ?? "";
  return [`${size}${unit === "" ? "" : `\u00a0${unit}`}`, material].filter((part) => part !== "").join("\u00a0· ");
}

const formatFeature = ({ numericValue, value }: ProductFeature, locale: string | undefined): string =>
  numericValue === undefined || locale === undefined ? value : formatNumber(locale, numericValue);
