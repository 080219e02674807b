import { dataFaults } from "./structuredData.ts";
import { looksLikeKey } from "./textKeys.ts";

export interface ReadPage {
  path: string;
  /** Path of the page that links here. */
  from: string;
  status: number;
  html: string;
  /** Target of a redirect; the page's own path otherwise. */
  leadsTo?: string;
}

/** Returns defects of a page's HTML for readers, bots and screen readers. */
export function pageFaults(
  { path, from, status, html, leadsTo }: ReadPage,
  pages: ReadonlySet<string>,
  home: string,
): string[] {
  // A link with a path of another language redirects permanently to the path of this one.
  if (status === 301 && leadsTo !== undefined && pages.has(leadsTo)) return [];
  if (status !== 200) return [`${path} answers ${status}, and ${from} links to it`];
  if (html === "") return [];
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => void (holds || faults.push(`${path}: ${fault}`));
  const headings = [...html.matchAll(/<h1[\s>]/g)].length;
  check(headings === 1, `${headings} first headings`);
  check(/<title[^>]*>[^<\s]/.test(html), "no title");
  const canonical = canonicalOf(html);
  // The canonical URL of a product opened by id is its rewritten URL.
  const isOwn = canonical === undefined ? html.includes("noindex") : pages.has(new URL(canonical).pathname);
  check(isOwn, `the canonical address is ${canonical ?? "missing"}`);
  check(canonical === undefined || siblingsOf(html).includes(canonical), "it is not among its own siblings");
  check(canonical === undefined || /<meta name="description" content="[^"]/.test(html), "no description");
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  check(twice === undefined, `the id ${twice} is there twice`);
  check(!/<img(?![^>]*\salt=)/.test(html), "a picture without a text");
  for (const odd of oddWords(html)) check(false, `it says ${odd}`);
  for (const fault of dataFaults(html, home)) check(false, fault);
  return faults;
}

const canonicalOf = (html: string): string | undefined =>
  /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1];

/** Returns the URLs of the same page in all storefronts (hreflang). */
export const siblingsOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? []);

/** Returns pages whose hreflang links are not reciprocal, which search engines ignore. Keyed by URL. */
export function siblingFaults(pages: ReadonlyMap<string, ReadPage>): string[] {
  return [...pages].flatMap(([address, { html }]) => {
    if (canonicalOf(html) !== address) return [];
    return siblingsOf(html).flatMap((sibling) => {
      const other = pages.get(sibling);
      if (other === undefined) return [`${address} names ${sibling}, which nothing leads to`];
      return siblingsOf(other.html).includes(address) ? [] : [`${address} names ${sibling}, which does not name it`];
    });
  });
}

/** Returns broken texts: visible, or read by screen readers. */
function oddWords(html: string): string[] {
  const body = html.replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, " ");
  const texts = [
    ...body.split(/<[^>]*>/),
    ...[...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, said = ""]) => said),
  ];
  return texts.map((said) => said.trim()).filter((said) => ODD.test(said) || looksLikeKey(said));
}

const ODD = /\{\{[^}]*\}\}|\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/;
