import type { Translations } from "./columns.ts";

/** As the database's own function: English, then German, then any language where one has no text. */
export const translated = (text: Translations, language: string): Partial<Record<string, string>> => ({
  ...text["fr"],
  ...text["ro"],
  ...text["de"],
  ...text["en"],
  ...text[language],
});
