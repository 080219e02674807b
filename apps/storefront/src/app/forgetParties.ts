import type { ConsentChoice } from "@shop/core";
import { cookiesToDelete, deletions } from "./partyCookies.ts";

/** Deletes cookies of third-party tags whose purpose is no longer allowed. */
export function forgetParties(allowed: ConsentChoice): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  for (const gone of cookiesToDelete(names, allowed).flatMap((name) => deletions(name, location.hostname))) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- synchronous: the next request must not send the cookie
    document.cookie = gone;
  }
}
