import type { ConsentChoice } from "@shop/core";
import { cookiesToDelete, expiredCookies } from "./tagCookies.ts";

/** Deletes cookies of third-party tags whose purpose is no longer allowed. */
export function deleteTagCookies(allowed: ConsentChoice): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  for (const expired of cookiesToDelete(names, allowed).flatMap((name) => expiredCookies(name, location.hostname))) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- synchronous: the next request must not send the cookie
    document.cookie = expired;
  }
}
