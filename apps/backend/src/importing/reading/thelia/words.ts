import type { Translations } from "../../../db/columns.ts";
import { cleanTexts } from "../../text/cleanText.ts";
import type { CsvRow } from "../csv.ts";

/** Thelia's demo was once SQL: 'd''ouverture' is "d'ouverture", but 20'' are inches. */
export const words = (cell = ""): string =>
  cell
    .replace(/(\d)\s*''/g, "$1″")
    .replaceAll("''", "'")
    .trim();

/** The columns that hold English ("UK") and French texts, by field. */
export type TextColumns = Record<string, { en: string; fr: string }>;

/** French is kept although no storefront shows it: it is the shop's to use. */
export function bilingual({ values }: CsvRow, columns: TextColumns): Translations {
  const pick = (language: "en" | "fr"): Record<string, string> =>
    Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, words(values[column[language]])]));
  return cleanTexts({ en: pick("en"), fr: pick("fr") });
}

/** title, chapo and description, where the title's column has a name of its own. */
export const standardColumns = (title: string): TextColumns => ({
  title: { en: `${title} uk`, fr: `${title} fr` },
  chapo: { en: "chapo uk", fr: "chapo fr" },
  description: { en: "descriptif uk", fr: "descriptif fr" },
});
