import * as v from "valibot";
import { idInput } from "../platform/http/input.ts";
import type { IndexKind } from "../platform/search/searchEngine.ts";
import { isLocale, type Locale } from "../locale.ts";

/** Prefix of the two index names: their calls are calls of this API. Source: decision 0063. */
export const INDEX_PREFIX = "api/search/";

const MAX_TEXT_LENGTH = 200;
const MAX_OFFSET = 10_000;
const MAX_PAGE_SIZE = 100;

const INDEX = /^(product|content)_([a-z]{2}_[A-Z]{2})$/;

/** "product_de_AT" → kind and locale; undefined for any other index. */
export function parseIndexName(name: string): { kind: IndexKind; locale: Locale } | undefined {
  const [, kind, locale] = INDEX.exec(name) ?? [];
  if (locale === undefined || !isLocale(locale)) return undefined;
  return { kind: kind === "content" ? "content" : "product", locale };
}

/** Clients escape query operators with a backslash. Source: specification 5. */
const unescapeText = (text: string): string => text.replace(/\\([\\"':/!^(){}])/g, "$1");

const integerInput = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** Body of a template search. Strict: further members could only be parts of a custom query. */
export const searchBody = (kind: IndexKind) =>
  v.strictObject({
    id: v.literal(`${INDEX_PREFIX}${kind}`),
    params: v.strictObject({
      text: v.pipe(
        v.string(),
        v.maxLength(2 * MAX_TEXT_LENGTH),
        v.transform(unescapeText),
        v.maxLength(MAX_TEXT_LENGTH),
      ),
      from: v.optional(integerInput(MAX_OFFSET), 0),
      size: v.optional(integerInput(MAX_PAGE_SIZE), 10),
      category: v.optional(idInput),
      /** Country of the prices; default: that of the locale. */
      country_id: v.optional(idInput),
    }),
  });
