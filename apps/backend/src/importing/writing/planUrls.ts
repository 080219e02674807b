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

/** Rows of the table; no import needs all of them. */
export interface StoredUrls {
  /** Current URLs of the objects that get new ones. */
  own: readonly UrlRow[];
  /** Finds the rows with these URLs, of any object. */
  find: (urls: readonly string[]) => Promise<readonly UrlRow[]>;
}

/** URL to assign to one object in one language. */
export interface PlannedUrl extends UrlTarget {
  language: string;
  url: string;
}

/** Numbers of a slug that are looked up at once. */
const LOOK_AHEAD = 200;
/** Display order of fallback languages. Source: rewriting/. */
const FALLBACKS = ["en", "de"];

/**
 * Assigns URLs. A URL never moves to another object, so that old links stay valid: a slug in use now or earlier gets
 * the suffix -1, -2, …. Several languages of one object may share a URL: it belongs to the fallback language, which
 * comes first.
 *
 * @param lastNumbers last suffix of each slug, from which the next plan continues; updated
 */
export async function planUrls(
  stored: StoredUrls,
  wanted: readonly WantedUrls[],
  lastNumbers: Map<string, number>,
): Promise<PlannedUrl[]> {
  const holders = new Map<string, UrlRow | undefined>(stored.own.map((row) => [row.url, row]));
  const lookUp = async (urls: readonly string[]): Promise<void> => {
    for (const url of urls) if (!holders.has(url)) holders.set(url, undefined);
    for (const row of await stored.find(urls)) holders.set(row.url, row);
  };
  await lookUp([...new Set(wanted.flatMap(({ slugs }) => Object.values(slugs)))]);
  const current = currentUrls(stored.own);
  const claimed = new Set<string>();
  const planned: PlannedUrl[] = [];
  for (const { view, viewId, slugs } of wanted) {
    const isOpen = (url: string): boolean => {
      if (claimed.has(url)) return false;
      const row = holders.get(url);
      if (row === undefined) return true;
      const isOwn = row.view === view && row.viewId === viewId;
      return isOwn && (row.redirected !== null || row.language in slugs);
    };
    // Thousands of products may share a title: continues from the last number.
    const pickNumbered = async (slug: string): Promise<string> => {
      for (let number = (lastNumbers.get(slug) ?? 0) + 1; ; number++) {
        const url = numberedSlug(slug, number);
        if (!holders.has(url))
          await lookUp(Array.from({ length: LOOK_AHEAD }, (_, i) => numberedSlug(slug, number + i)));
        if (!isOpen(url)) continue;
        lastNumbers.set(slug, number);
        return url;
      }
    };
    const shared = new Map<string, string>();
    for (const [language, slug] of languagesOf(slugs)) {
      const url =
        shared.get(slug) ??
        pick(slug, current.get(keyOf({ view, viewId, language })), isOpen) ??
        (await pickNumbered(slug));
      claimed.add(url);
      if (shared.size === 0) shared.set(slug, url);
      planned.push({ view, viewId, language, url });
    }
  }
  return planned;
}

function languagesOf(slugs: Slugs): [language: string, slug: string][] {
  const first = FALLBACKS.find((language) => language in slugs);
  return Object.entries(slugs).toSorted(([a], [b]) => Number(b === first) - Number(a === first));
}

/** Returns the slug, or the current URL if that is the slug with a number; undefined if neither is free. */
function pick(slug: string, current: string | undefined, isOpen: (url: string) => boolean): string | undefined {
  if (isOpen(slug)) return slug;
  return current !== undefined && isNumberedSlug(current, slug) && isOpen(current) ? current : undefined;
}

/** As in Thelia: not redirected; the newest row wins. */
function currentUrls(rows: readonly UrlRow[]): Map<string, string> {
  const live = rows.filter(({ redirected }) => redirected === null).toSorted((a, b) => a.id - b.id);
  return new Map(live.map((row) => [keyOf(row), row.url]));
}

const keyOf = ({ view, viewId, language }: UrlTarget & { language: string }): string => `${view} ${viewId} ${language}`;
