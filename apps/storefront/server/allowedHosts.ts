import type { ThirdPartyConfig } from "../src/shared/thirdParties/thirdPartyConfig.ts";

export interface AllowedHosts {
  script: readonly string[];
  img: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/**
 * Source: developers.google.com/tag-platform/security/guides/csp (tag manager, GA4 and ads). No `unsafe-eval`, no
 * `unsafe-inline`.
 */
const TAG_MANAGER: AllowedHosts = {
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
const PIXEL: AllowedHosts = {
  script: ["https://connect.facebook.net"],
  img: ["https://www.facebook.com"],
  connect: ["https://www.facebook.com", "https://connect.facebook.net"],
  frame: [],
};

const NONE: AllowedHosts = { script: [], img: [], connect: [], frame: [] };

/**
 * Returns the hosts of the configured third parties.
 *
 * @param page private pages run no tags, so the tags' hosts stay blocked
 * @param errorDsn DSN of the error reporting
 */
export function allowedHosts(
  { tagManager, pixelId, chat, badge }: ThirdPartyConfig,
  page: { isPrivate: boolean },
  errorDsn: string | undefined,
): AllowedHosts {
  const allowsTags = !page.isPrivate;
  const parts: AllowedHosts[] = [
    allowsTags && tagManager !== undefined ? TAG_MANAGER : NONE,
    allowsTags && pixelId !== undefined ? PIXEL : NONE,
    chat === undefined ? NONE : { ...NONE, frame: [new URL(chat.url).origin] },
    badge?.url === undefined ? NONE : { ...NONE, connect: [new URL(badge.url).origin] },
    errorDsn === undefined ? NONE : { ...NONE, connect: [new URL(errorDsn).origin] },
  ];
  const all = (kind: keyof AllowedHosts): string[] => [...new Set(parts.flatMap((part) => part[kind]))];
  return { script: all("script"), img: all("img"), connect: all("connect"), frame: all("frame") };
}
