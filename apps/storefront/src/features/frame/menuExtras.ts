import * as v from "valibot";

/** An entry of the menu that is no category. */
export interface MenuLink {
  /** of a content; undefined: a link the shop has set */
  id: number | undefined;
  title: string;
  /** of the title, where it is not the storefront's */
  language?: string | undefined;
  url: string;
}

/** "[4, 7]" or "4,7" → 4 and 7; anything else is none. */
export const readContentIds = (setting: string | undefined): number[] =>
  [...(setting ?? "").matchAll(/\d+/gu)].map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

const extraLinks = v.array(v.object({ title: v.pipe(v.string(), v.nonEmpty()), href: v.string() }));

/** JSON of `{title, href}`; each leads to "/{href}", whatever it begins with. Source: specification 2. */
export function readExtraLinks(setting: string | undefined): MenuLink[] {
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
