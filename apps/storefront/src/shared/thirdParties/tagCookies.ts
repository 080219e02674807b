import type { ConsentChoice, ConsentPurpose } from "@shop/core";

/** Deletes cookies of third-party tags whose purpose is no longer allowed. */
export function deleteTagCookies(allowed: ConsentChoice): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  for (const expired of cookiesToDelete(names, allowed).flatMap((name) => expiredCookies(name, location.hostname))) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- synchronous: the next request must not send the cookie
    document.cookie = expired;
  }
}

/** Cookies that tags set, by the purpose they require. */
const TAG_COOKIES: ReadonlyArray<readonly [purpose: ConsentPurpose, name: RegExp]> = [
  ["analytics", /^(?:_ga|_ga_.+|_gid|_gat.*|_dc_gtm_.+)$/],
  ["advertising", /^(?:_gcl_.+|_gac_.+|_fbp|_fbc|FPGCLAW|FPGCLDC)$/],
];

export const cookiesToDelete = (names: readonly string[], allowed: ConsentChoice): string[] =>
  names.filter((name) => TAG_COOKIES.some(([purpose, pattern]) => !allowed[purpose] && pattern.test(name)));

/** Returns expired cookies for Set-Cookie and document.cookie, for every parent domain that a tag may have used. */
export function expiredCookies(name: string, hostname: string): string[] {
  const expired = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  const labels = hostname.split(".");
  const domains = /^[\d.]+$|:/.test(hostname)
    ? []
    : labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)];
}
