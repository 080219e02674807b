import type { ConsentChoice, ConsentPurpose } from "@shop/core";

/** Cookies that tags leave, by what they were allowed for. */
const LEFT: ReadonlyArray<readonly [purpose: ConsentPurpose, name: RegExp]> = [
  ["analytics", /^(?:_ga|_ga_.+|_gid|_gat.*|_dc_gtm_.+)$/],
  ["advertising", /^(?:_gcl_.+|_gac_.+|_fbp|_fbc|FPGCLAW|FPGCLDC)$/],
];

/** Those among the given names that must not be there any more. */
export const cookiesToDelete = (names: readonly string[], allowed: ConsentChoice): string[] =>
  names.filter((name) => LEFT.some(([purpose, pattern]) => !allowed[purpose] && pattern.test(name)));

/** For Set-Cookie and document.cookie: a tag sets its cookie for the widest domain that it can. */
export function deletions(name: string, hostname: string): string[] {
  const gone = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  const labels = hostname.split(".");
  const domains = /^[\d.]+$|:/.test(hostname)
    ? []
    : labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  return [gone, ...domains.map((domain) => `${gone}; Domain=${domain}`)];
}
