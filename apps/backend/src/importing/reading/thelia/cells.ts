import type { Translations } from "../../../platform/db/columns.ts";
import { cleanTexts } from "../../text/cleanText.ts";
import type { CsvRow } from "../csv.ts";

/** Undoes SQL escaping in Thelia's demo: 'd''ouverture' is "d'ouverture", but 20'' means inches. */
export const unescapeCell = (cell = ""): string =>
  cell
    .replace(/(\d)\s*''/g, "$1″")
    .replaceAll("''", "'")
    .trim();

/** English ("UK") and French column by field. */
export type TextColumns = Record<string, { en: string; fr: string }>;

/** French is kept although no storefront uses it. */
export function readTexts({ values }: CsvRow, columns: TextColumns): Translations {
  const pick = (language: "en" | "fr"): Record<string, string> =>
    Object.fromEntries(
      Object.entries(columns).map(([field, column]) => [field, unescapeCell(values[column[language]])]),
    );
  return cleanTexts({ en: pick("en"), fr: pick("fr") });
}

/** Columns of title, summary and description; the name of the title column varies. */
export const standardColumns = (title: string): TextColumns => ({
  title: { en: `${title} uk`, fr: `${title} fr` },
  chapo: { en: "chapo uk", fr: "chapo fr" },
  description: { en: "descriptif uk", fr: "descriptif fr" },
});
