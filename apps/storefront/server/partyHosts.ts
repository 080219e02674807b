import type { Parties } from "../src/app/parties.ts";

export interface OpenHosts {
  script: readonly string[];
  img: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/**
 * Source: developers.google.com/tag-platform/security/guides/csp (tag manager, GA4 and ads). No `unsafe-eval`, no
 * `unsafe-inline`.
 */
const TAG_MANAGER: OpenHosts = {
  script: ["https://*.googletagmanager.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net"],
  img: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.g.doubleclick.net",
    "https://www.google.com",
    "https://www.google.at",
    "https://www.google.de",
    "https://www.google.ro",
  ],
  connect: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
    "https://www.google.com",
  ],
  frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
};

/** Source: developers.facebook.com/docs/meta-pixel. */
const PIXEL: OpenHosts = {
  script: ["https://connect.facebook.net"],
  img: ["https://www.facebook.com"],
  connect: ["https://www.facebook.com", "https://connect.facebook.net"],
  frame: [],
};

const NONE: OpenHosts = { script: [], img: [], connect: [], frame: [] };

/**
 * Returns the hosts of the configured third parties.
 *
 * @param page private pages run no tags, so the tags' hosts stay blocked
 * @param faultsTo DSN of the error reporting
 */
export function openHosts(
  { tagManager, pixel, chat, badge }: Parties,
  page: { isPrivate: boolean },
  faultsTo: string | undefined,
): OpenHosts {
  const runsTags = !page.isPrivate;
  const parts: OpenHosts[] = [
    runsTags && tagManager !== undefined ? TAG_MANAGER : NONE,
    runsTags && pixel !== undefined ? PIXEL : NONE,
    chat === undefined ? NONE : { ...NONE, frame: [new URL(chat.url).origin] },
    badge?.url === undefined ? NONE : { ...NONE, connect: [new URL(badge.url).origin] },
    faultsTo === undefined ? NONE : { ...NONE, connect: [new URL(faultsTo).origin] },
  ];
  const all = (kind: keyof OpenHosts): string[] => [...new Set(parts.flatMap((part) => part[kind]))];
  return { script: all("script"), img: all("img"), connect: all("connect"), frame: all("frame") };
}
