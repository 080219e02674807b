import { dataFaults } from "./structuredData.ts";
import { looksLikeKey } from "./textKeys.ts";

/** A page as one reads it without JavaScript. */
export interface ReadPage {
  path: string;
  /** the page whose link led here */
  from: string;
  status: number;
  html: string;
  /** where it leads on to; its own path where it does not */
  leadsTo?: string;
}

/** What a reader, a robot or a screen reader would stumble over in the HTML of a page. */
export function pageFaults(
  { path, from, status, html, leadsTo }: ReadPage,
  pages: ReadonlySet<string>,
  home: string,
): string[] {
  // A link in words of another language leads for good to the page's address in this one.
  if (status === 301 && leadsTo !== undefined && pages.has(leadsTo)) return [];
  if (status !== 200) return [`${path} answers ${status}, and ${from} links to it`];
  if (html === "") return [];
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => void (holds || faults.push(`${path}: ${fault}`));
  const headings = [...html.matchAll(/<h1[\s>]/g)].length;
  check(headings === 1, `${headings} first headings`);
  check(/<title[^>]*>[^<\s]/.test(html), "no title");
  const canonical = canonicalOf(html);
  // A product by its number names its own address.
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

/** The addresses of the same page in all storefronts, as it names them. */
export const siblingsOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? []);

/** Pages whose siblings do not name them back: search engines then believe neither. By address. */
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

/** What stands there instead of words: in the text, or in what is read aloud. */
function oddWords(html: string): string[] {
  const body = html.replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, " ");
  const texts = [
    ...body.split(/<[^>]*>/),
    ...[...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, said = ""]) => said),
  ];
  return texts.map((said) => said.trim()).filter((said) => ODD.test(said) || looksLikeKey(said));
}

const ODD = /\{\{[^}]*\}\}|\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/;
