import type { ProductFeature } from "@shop/core";
import { numberIn } from "./numberIn.js";

/** Abbreviations of the dimensions: B, T, H · L, A, Î · W, D, H. */
export interface MeasureLabels {
  width: string;
  depth: string;
  height: string;
}

const MEASURES = ["width", "depth", "height"] as const;

/**
 * Returns dimensions and material of a product: "B 240 × T 95 × H 82 cm · Samt". Empty without such features.
 *
 * @param locale locale of the numbers ("de_AT"); without it the backend's text is used
 */
export function measures(features: readonly ProductFeature[], labels: MeasureLabels, locale?: string): string {
  const byCode = new Map(features.map((feature) => [feature.code, feature]));
  const known = MEASURES.flatMap((code) => {
    const feature = byCode.get(code);
    return feature === undefined
      ? []
      : [{ text: `${labels[code]}\u00a0${numberOf(feature, locale)}`, unit: feature.unit ?? "" }];
  });
  const size = known.map(({ text }) => text).join(" × ");
  const unit = known[0]?.unit ?? "";
  const material = byCode.get("material")?.value ?? "";
  return [`${size}${unit === "" ? "" : `\u00a0${unit}`}`, material].filter((part) => part !== "").join(" · ");
}

const numberOf = ({ number, value }: ProductFeature, locale: string | undefined): string =>
  number === undefined || locale === undefined ? value : numberIn(locale, number);
