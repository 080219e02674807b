import { isShopError, type messageOf, salesBarEntry, type Shop, type StoreContact } from "@shop/core";
import { contentQuery } from "@shop/core/query";
import * as v from "valibot";
import type { PageLink } from "../../shared/folderLinksQuery.ts";

/** Contact data, or the message of a failure; without a message its cause is unknown. */
export type ContactResult =
  | Pick<StoreContact, "phone" | "supportHours">
  | { failed: ReturnType<typeof messageOf> | undefined };

/** Loads the contact data; cached data replace a failure. */
export async function loadContact(shop: Shop, cached: ContactResult | undefined): Promise<ContactResult> {
  try {
    const { phone, supportHours } = await shop.content.storeContact();
    // Part of every page's HTML.
    return { phone, supportHours };
  } catch (error) {
    if (cached !== undefined && !("failed" in cached)) return cached;
    return { failed: isShopError(error) ? (await import("./messageOf.ts")).messageOf(error) : undefined };
  }
}

/** Loads the sales bar of the storefront; null without one. */
export const loadSalesBar = async ({ content, config }: Shop): Promise<SalesBarData | null> =>
  parseSalesBar(await content.moduleConfig("SalesBar"), config) ?? null;

export type SalesBarData = NonNullable<ReturnType<typeof parseSalesBar>>;

const text = v.fallback(v.string(), "");
/** Spellings of a set flag in old and new backends. */
const TRUE_VALUES: readonly unknown[] = [1, "1", true, "true"];

const entry = v.object({
  salesbar_active: v.unknown(),
  salesbar_message: text,
  salesbar_link: text,
  salesbar_link_text: text,
  salesbar_dismiss_button: v.optional(v.unknown(), 0),
});

/** Returns the entry of the locale ("ro_RO" in the backend), else of the country, else the default one. */
export function parseSalesBar(
  config: Readonly<Record<string, unknown>> | undefined,
  { locale, market }: { locale: string; market: string },
) {
  if (config === undefined) return undefined;
  const { activate, ...rest } = config;
  const entries = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => {
      const read = v.safeParse(entry, value);
      return read.success ? [[name.replace("_", "-"), read.output]] : [];
    }),
  );
  const found = salesBarEntry({ activate, entries }, Object.hasOwn(entries, locale) ? locale : market, false);
  if (found === undefined || found.salesbar_message === "") return undefined;
  const { salesbar_link: link, salesbar_link_text: linkText } = found;
  const linked = linkText !== "" && /^(?:\/(?![/\\])|https:\/\/)/u.test(link);
  return {
    message: found.salesbar_message,
    /** Internal path or external https URL; empty for none. */
    link: linked ? link : "",
    linkText,
    dismissible: TRUE_VALUES.includes(found.salesbar_dismiss_button),
  };
}

/** Menu entry that is not a category. */
export interface MenuLink extends Pick<PageLink, "title" | "language" | "url"> {
  /** Content id; undefined for a configured link. */
  id: number | undefined;
}

/** Loads the configured content pages and links. Omits deleted pages; `cached` replaces pages that fail to load. */
export async function loadMenuExtras(shop: Shop, cached: readonly MenuLink[]): Promise<MenuLink[]> {
  const loadPage = async (id: number): Promise<MenuLink | undefined> => {
    try {
      const { title, fallbackLanguages, url } = await contentQuery(shop, id).queryFn();
      return { id, title, language: fallbackLanguages?.title, url };
    } catch (failure) {
      return isShopError(failure, "NOT_FOUND") ? undefined : cached.find((link) => link.id === id);
    }
  };
  const [ids, links] = await Promise.all([
    shop.content.setting("menu_content_ids"),
    shop.content.setting("menu_extra_links"),
  ]);
  const pages = await Promise.all(parseContentIds(ids).map(loadPage));
  return [...pages.filter((link) => link !== undefined), ...parseExtraLinks(links)];
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
