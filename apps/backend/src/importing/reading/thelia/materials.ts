import type { CatalogueFeature, CatalogueProductFeature } from "../../catalogue.ts";
import type { Taxonomy } from "./taxonomy.ts";

export const MATERIAL = "material";

type Value = CatalogueFeature["values"][number];

/** A product has one value per feature, so "Tissue;Wood" becomes the single value "Tissue, Wood". */
export function materialOf(names: readonly string[], { materials }: Taxonomy): CatalogueProductFeature[] {
  if (names.length === 0) return [];
  const parts = names.map((name) => materials.get(name));
  const name = titleOf(parts, "en");
  materials.declare(name, (code) => ({ code, text: { en: { title: name }, fr: { title: titleOf(parts, "fr") } } }));
  return [{ feature: MATERIAL, value: materials.get(name).code }];
}

const titleOf = (parts: readonly Value[], language: string): string =>
  parts.map(({ text }) => text[language]?.title ?? text.en?.title ?? "").join(", ");
