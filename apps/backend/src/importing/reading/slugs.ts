import type { Translations } from "../../db/columns.ts";
import { LOCALES } from "../../locale.ts";
import type { Slugs } from "../catalogue.ts";
import { foldSlug, slugOfTitle } from "../text/slug.ts";

const SHOWN = new Set<string>(Object.values(LOCALES).map(({ language }) => language));

/**
 * The addresses wanted for texts: the slug given, else one made of the title. Languages no storefront has need no
 * address; where that leaves none, the first language gets one, or nothing would lead there.
 */
export function slugsOf(text: Readonly<Translations>, ending: "" | ".html"): Slugs {
  const all: [string, string][] = Object.entries(text).flatMap(([language, { slug = "", title = "" }]) => {
    const wanted = foldSlug(slug) || slugOfTitle(title, ending);
    return wanted === "" ? [] : [[language, wanted]];
  });
  const shown = all.filter(([language]) => SHOWN.has(language));
  return Object.fromEntries(shown.length > 0 ? shown : all.slice(0, 1));
}

/** Addresses have a table of their own. */
export const withoutSlug = (text: Translations): Translations =>
  Object.fromEntries(
    Object.entries(text).map(([language, { slug: _slug, ...fields }]): [string, Record<string, string>] => [
      language,
      fields,
    ]),
  );
