import type { Slugs } from "../catalogue.ts";
import { isNumberedSlug, numberedSlug } from "../text/slug.ts";

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

/** URL to assign to one object in one language. */
export interface PlannedUrl extends UrlTarget {
  language: string;
  url: string;
}

/** Display order of fallback languages. Source: rewriting/. */
const FALLBACKS = ["en", "de"];

/**
 * Assigns URLs. A URL never moves to another object, so that old links stay valid: a slug in use now or earlier gets
 * the suffix -1, -2, …. Several languages of one object may share a URL: it belongs to the fallback language, which
 * comes first.
 */
export function planUrls(existing: readonly UrlRow[], wanted: readonly WantedUrls[]): PlannedUrl[] {
  const holders = new Map(existing.map((row) => [row.url, row]));
  const current = currentUrls(existing);
  const claimed = new Set<string>();
  const lastNumber = new Map<string, number>();

  return wanted.flatMap(({ view, viewId, slugs }) => {
    const isAvailable = (url: string): boolean => {
      if (claimed.has(url)) return false;
      const row = holders.get(url);
      if (row === undefined) return true;
      const isOwn = row.view === view && row.viewId === viewId;
      return isOwn && (row.redirected !== null || row.language in slugs);
    };
    const shared = new Map<string, string>();
    return languagesOf(slugs).map(([language, slug], index) => {
      const url =
        shared.get(slug) ?? pick(slug, current.get(keyOf({ view, viewId, language })), isAvailable, lastNumber);
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
  // Thousands of products may share a title: continue from the last number.
  let number = lastNumber.get(slug) ?? 0;
  do number++;
  while (!isOpen(numberedSlug(slug, number)));
  lastNumber.set(slug, number);
  return numberedSlug(slug, number);
}

/** As in Thelia: not redirected; the newest row wins. */
function currentUrls(rows: readonly UrlRow[]): Map<string, string> {
  const live = rows.filter(({ redirected }) => redirected === null).toSorted((a, b) => a.id - b.id);
  return new Map(live.map((row) => [keyOf(row), row.url]));
}

const keyOf = ({ view, viewId, language }: UrlTarget & { language: string }): string => `${view} ${viewId} ${language}`;
