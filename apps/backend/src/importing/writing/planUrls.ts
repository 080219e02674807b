import type { Slugs } from "../catalogue.ts";
import { isNumberedSlug, numberedSlug } from "../text/slug.ts";

/** A thing that has addresses. */
interface UrlTarget {
  view: string;
  viewId: number;
}

export interface UrlRow extends UrlTarget {
  id: number;
  url: string;
  language: string;
  redirected: number | null;
}

export interface WantedUrls extends UrlTarget {
  slugs: Slugs;
}

/** What is to be the address of one thing in one language. */
export interface PlannedUrl extends UrlTarget {
  language: string;
  url: string;
}

/** Where a language has no address of its own, the shop shows the one of the first of these. Source: features/rewriting. */
const FALLBACKS = ["en", "de"];

/**
 * The addresses of all things wanted. An address once given never leads to another thing, so old links keep their
 * meaning: a slug that another thing holds or held gets -1, -2 … Of one thing, "/sofas" may serve several languages:
 * the fallback language holds it, and comes first in the answer.
 */
export function planUrls(existing: readonly UrlRow[], wanted: readonly WantedUrls[]): PlannedUrl[] {
  const holders = new Map(existing.map((row) => [row.url, row]));
  const current = currentUrls(existing);
  const claimed = new Set<string>();
  const lastNumber = new Map<string, number>();

  return wanted.flatMap(({ view, viewId, slugs }) => {
    const isOpen = (url: string): boolean => {
      if (claimed.has(url)) return false;
      const row = holders.get(url);
      if (row === undefined) return true;
      const isOwn = row.view === view && row.viewId === viewId;
      return isOwn && (row.redirected !== null || row.language in slugs);
    };
    const shared = new Map<string, string>();
    return languagesOf(slugs).map(([language, slug], index) => {
      const url = shared.get(slug) ?? pick(slug, current.get(keyOf({ view, viewId, language })), isOpen, lastNumber);
      claimed.add(url);
      if (index === 0) shared.set(slug, url);
      return { view, viewId, language, url };
    });
  });
}

function languagesOf(slugs: Slugs): [language: string, slug: string][] {
  const first = FALLBACKS.find((language) => language in slugs);
  return Object.entries(slugs).toSorted(([a], [b]) => Number(b === first) - Number(a === first));
}

function pick(
  slug: string,
  current: string | undefined,
  isOpen: (url: string) => boolean,
  lastNumber: Map<string, number>,
): string {
  if (isOpen(slug)) return slug;
  if (current !== undefined && isNumberedSlug(current, slug) && isOpen(current)) return current;
  // Thousands of products may share a title: counting goes on where it stopped.
  let number = lastNumber.get(slug) ?? 0;
  do number++;
  while (!isOpen(numberedSlug(slug, number)));
  lastNumber.set(slug, number);
  return numberedSlug(slug, number);
}

/** As Thelia reads it: not redirected, and the youngest where there are several. */
function currentUrls(rows: readonly UrlRow[]): Map<string, string> {
  const live = rows.filter(({ redirected }) => redirected === null).toSorted((a, b) => a.id - b.id);
  return new Map(live.map((row) => [keyOf(row), row.url]));
}

const keyOf = ({ view, viewId, language }: UrlTarget & { language: string }): string => `${view} ${viewId} ${language}`;
