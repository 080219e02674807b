import { type Kysely, sql } from "kysely";
import sanitizeHtml from "sanitize-html";
import type { Tables } from "../../platform/db/tables.ts";
import type { Language } from "../../locale.ts";
import { currentUrl, toPath } from "../../urls/currentUrl.ts";

export interface LegalText {
  title: string;
  /** Sanitized: no scripts or images, absolute links. "" when the shop has no such page. */
  html: string;
  url: string;
}

/**
 * Reads a legal page for inclusion in an email. Terms and withdrawal notice must be provided on a durable medium; a
 * link is not enough. Source: FAGG § 7 (3), BGB § 312f.
 */
export async function readLegalText(
  db: Kysely<Tables>,
  code: "terms" | "withdrawal",
  language: Language,
  storeUrl: string,
): Promise<LegalText> {
  const { rows } = await sql<{ id: number; url: string | null; title: string | null; description: string | null }>`
    select id, ${currentUrl("content", sql`content.id`, language)} as "url",
      translated(text, ${language}) ->> 'title' as "title", translated(text, ${language}) ->> 'description' as "description"
    from content where code = ${code} and visible`.execute(db);
  const [page] = rows;
  // Falls back to the storefront's home page.
  const path = page === undefined ? "/" : toPath(page.url, "content", page.id);
  return {
    title: page?.title ?? "",
    html: sanitize(page?.description ?? "", storeUrl),
    url: new URL(path, storeUrl).href,
  };
}

const sanitize = (html: string, storeUrl: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      "p",
      "h2",
      "h3",
      "h4",
      "ul",
      "ol",
      "li",
      "strong",
      "em",
      "br",
      "a",
      "table",
      "tbody",
      "tr",
      "th",
      "td",
    ],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    transformTags: {
      h2: "h3",
      a: (tagName, { href = "" }) => ({ tagName, attribs: href === "" ? {} : { href: toAbsoluteUrl(href, storeUrl) } }),
    },
  });

const toAbsoluteUrl = (href: string, base: string): string =>
  URL.canParse(href, base) ? new URL(href, base).href : base;

/** Converts sanitized HTML to plain text. */
export function toPlainText(html: string): string {
  const withBreaks = html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, (_whole, href: string, label: string) =>
      href.startsWith("mailto:") || href.startsWith("tel:") || href === label ? label : `${label} (${href})`,
    )
    .replaceAll(/<li>/g, "\n- ")
    .replaceAll(/<\/t[hd]> ?<t[hd]>/g, ": ")
    .replaceAll(/<br ?\/?>|<\/(?:p|h\d|ul|ol|tr)>/g, "\n")
    .replaceAll(/<(?:p|h\d)>/g, "\n")
    .replaceAll(/<[^<>]*>/g, "");
  return withBreaks
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => PLAIN_ENTITIES[entity] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const PLAIN_ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
