import type { Translations } from "./columns.ts";

/** Mirrors the SQL function `translated`: missing texts fall back to English, then German, then any language. */
export const resolveTranslations = (text: Translations, language: string): Partial<Record<string, string>> => ({
  ...text["fr"],
  ...text["ro"],
  ...text["de"],
  ...text["en"],
  ...text[language],
});
