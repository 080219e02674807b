import * as v from "valibot";

/** Menu entry that is not a category. */
export interface MenuLink {
  /** Content id; undefined for a configured link. */
  id: number | undefined;
  title: string;
  /** Language of the title, if it differs from the storefront's. */
  language?: string | undefined;
  url: string;
}

/** "[4, 7]" or "4,7" → [4, 7]; anything else → []. */
export const parseContentIds = (setting: string | undefined): number[] =>
  [...(setting ?? "").matchAll(/\d+/gu)].map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

const extraLinks = v.array(v.object({ title: v.pipe(v.string(), v.nonEmpty()), href: v.string() }));

/** Parses a JSON list of `{title, href}`. Links are always internal: "/" and `href`. Source: specification 2. */
export function parseExtraLinks(setting: string | undefined): MenuLink[] {
  try {
    return v.parse(extraLinks, JSON.parse(setting ?? "[]")).map(({ title, href }) => ({
      id: undefined,
      title,
      url: `/${href.replace(/^[/\\]+/u, "")}`,
    }));
  } catch {
    return [];
  }
}
