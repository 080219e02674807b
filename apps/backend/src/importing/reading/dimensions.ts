import type { CatalogueFeature, CatalogueProductFeature } from "../catalogue.ts";

const titles = (de: string, ro: string, en: string, fr: string) => ({
  de: { title: de },
  ro: { title: ro },
  en: { title: en },
  fr: { title: fr },
});

const dimension = (code: string, position: number, text: CatalogueFeature["text"]): CatalogueFeature => ({
  code,
  unit: "cm",
  position,
  text,
  values: [],
  borrowed: true,
});

/** Dimensions in foreign catalogues, with the feature codes of the own catalogue. */
export const DIMENSIONS: readonly CatalogueFeature[] = [
  dimension("width", 1, titles("Breite", "Lățime", "Width", "Largeur")),
  dimension("depth", 2, titles("Tiefe", "Adâncime", "Depth", "Profondeur")),
  dimension("height", 3, titles("Höhe", "Înălțime", "Height", "Hauteur")),
  dimension("diameter", 4, titles("Durchmesser", "Diametru", "Diameter", "Diamètre")),
];

const FEATURE_BY_WORD: Record<string, string> = {
  larg: "width",
  largeur: "width",
  width: "width",
  prof: "depth",
  profondeur: "depth",
  depth: "depth",
  h: "height",
  haut: "height",
  hauteur: "height",
  height: "height",
  diam: "diameter",
  diamètre: "diameter",
  diameter: "diameter",
};
const DIMENSION = /(?<![\p{L}\d])(\p{L}+)\.?(?:\s*:)?\s*(\d{1,4})\s*(cm|''|"|″)/giu;
const CM_PER_INCH = 2.54;

/**
 * Parses "Larg 52 cm - Prof 50 cm - Haut 108 cm", also in inches. The first match of each kind counts: the seat's
 * dimensions follow the overall ones.
 */
export function readDimensions(text: string): CatalogueProductFeature[] {
  const found = new Map<string, number>();
  for (const [, word = "", number = "", unit] of text.matchAll(DIMENSION)) {
    const feature = FEATURE_BY_WORD[word.toLowerCase()];
    if (feature === undefined || found.has(feature)) continue;
    found.set(feature, unit === "cm" ? Number(number) : Math.round(Number(number) * CM_PER_INCH));
  }
  return [...found].map(([feature, number]) => ({ feature, number: String(number) }));
}
