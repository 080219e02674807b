import type { Translations } from "../../platform/db/columns.ts";
import { LOCALES } from "../../locale.ts";
import type { Slugs } from "../catalogue.ts";
import { foldSlug, slugOfTitle } from "../text/slug.ts";

const STOREFRONT_LANGUAGES = new Set<string>(Object.values(LOCALES).map(({ language }) => language));

/**
 * Requested URLs by language: the given slug, or one made from the title. Only storefront languages get a URL; without
 * any of them the first language does, so that the page is reachable.
 */
export function slugsOf(text: Readonly<Translations>, ending: "" | ".html"): Slugs {
  const all: [string, string][] = Object.entries(text).flatMap(([language, { slug = "", title = "" }]) => {
    const wanted = foldSlug(slug) || slugOfTitle(title, ending);
    return wanted === "" ? [] : [[language, wanted]];
  });
  const visible = all.filter(([language]) => STOREFRONT_LANGUAGES.has(language));
  return Object.fromEntries(visible.length > 0 ? visible : all.slice(0, 1));
}

/** Slugs are stored in a table of their own. */
export const withoutSlug = (text: Translations): Translations =>
  Object.fromEntries(
    Object.entries(text).map(([language, { slug: _slug, ...fields }]): [string, Record<string, string>] => [
      language,
      fields,
    ]),
  );
