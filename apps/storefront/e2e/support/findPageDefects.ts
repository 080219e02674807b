import { findDataDefects } from "./structuredData.ts";
import { looksLikeKey } from "./looksLikeKey.ts";

export interface CrawledPage {
  path: string;
  /** Path of the page that links here. */
  from: string;
  status: number;
  html: string;
  /** Target of a redirect; the page's own path otherwise. */
  redirectsTo?: string;
}

/** Returns defects of a page's HTML for readers, bots and screen readers. */
export function findPageDefects(
  { path, from, status, html, redirectsTo }: CrawledPage,
  pages: ReadonlySet<string>,
  home: string,
): string[] {
  // A link with a path of another language redirects permanently to the path of this one.
  if (status === 301 && redirectsTo !== undefined && pages.has(redirectsTo)) return [];
  if (status !== 200) return [`${path} answers ${status}, and ${from} links to it`];
  if (html === "") return [];
  const defects: string[] = [];
  const check = (holds: boolean, defect: string): void => void (holds || defects.push(`${path}: ${defect}`));
  const headings = [...html.matchAll(/<h1[\s>]/g)].length;
  check(headings === 1, `${headings} first headings`);
  check(/<title[^>]*>[^<\s]/.test(html), "no title");
  const canonical = canonicalOf(html);
  // The canonical URL of a product opened by id is its rewritten URL.
  const isOwn = canonical === undefined ? html.includes("noindex") : pages.has(new URL(canonical).pathname);
  check(isOwn, `the canonical address is ${canonical ?? "missing"}`);
  check(canonical === undefined || extractAlternates(html).includes(canonical), "it is not among its own siblings");
  check(canonical === undefined || /<meta name="description" content="[^"]/.test(html), "no description");
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  check(twice === undefined, `the id ${twice} is there twice`);
  check(!/<img(?![^>]*\salt=)/.test(html), "a picture without a text");
  for (const odd of findBrokenTexts(html)) check(false, `it says ${odd}`);
  for (const defect of findDataDefects(html, home)) check(false, defect);
  return defects;
}

const canonicalOf = (html: string): string | undefined =>
  /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1];

/** Returns the URLs of the same page in all storefronts (hreflang). */
export const extractAlternates = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? []);

/** Returns pages whose hreflang links are not reciprocal, which search engines ignore. Keyed by URL. */
export function findAlternateDefects(pages: ReadonlyMap<string, CrawledPage>): string[] {
  return [...pages].flatMap(([address, { html }]) => {
    if (canonicalOf(html) !== address) return [];
    return extractAlternates(html).flatMap((sibling) => {
      const other = pages.get(sibling);
      if (other === undefined) return [`${address} names ${sibling}, which nothing leads to`];
      return extractAlternates(other.html).includes(address)
        ? []
        : [`${address} names ${sibling}, which does not name it`];
    });
  });
}

/** Returns broken texts: visible, or read by screen readers. */
function findBrokenTexts(html: string): string[] {
  const body = html.replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, " ");
  const texts = [
    ...body.split(/<[^>]*>/),
    ...[...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text = ""]) => text),
  ];
  return texts.map((text) => text.trim()).filter((text) => BROKEN_TEXT.test(text) || looksLikeKey(text));
}

const BROKEN_TEXT = /\{\{[^}]*\}\}|\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/;
