import type { ConsentChoice } from "@shop/core";
import { cookiesToDelete, deletions } from "./partyCookies.ts";

/** Deletes what tags have left in the browser for purposes that are not allowed any more. */
export function forgetParties(allowed: ConsentChoice): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  for (const gone of cookiesToDelete(names, allowed).flatMap((name) => deletions(name, location.hostname))) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- at once: the next page must not have it
    document.cookie = gone;
  }
}
