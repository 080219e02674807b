import { tableOf } from "../../../locale.ts";
import { resolveTranslations } from "../../db/resolveTranslations.ts";
import { type Analyzer, createAnalyzer } from "../analysis/analyzer.ts";
import { readLexicon } from "../analysis/lexicon.ts";
import { LANGUAGES, type Language } from "../searchEngine.ts";
import type { SharedTitles } from "./catalogueRows.queries.ts";

export const createAnalyzers = (titles: SharedTitles): Record<Language, Analyzer> =>
  tableOf(LANGUAGES, (language) => createAnalyzer(language, readLexicon(language), categoryWords(titles, language)));

/** Category names are typical heads of compounds in product titles. */
const categoryWords = ({ categories }: SharedTitles, language: Language): string[] =>
  [...categories.values()].flatMap(
    ({ text }) => resolveTranslations(text, language)["title"]?.match(/\p{L}{4,}/gu) ?? [],
  );
