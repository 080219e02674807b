import type { StorageKey } from "@shop/core";

const KEY = "lastLocation" satisfies StorageKey;

/** Nobody is led back to where one signs in and out, nor to an address with a secret in it. Source: specification 2. */
const NOT_REMEMBERED = /^\/(login-register|forgot-password|reset-password|confirm-email|logout|guest|newsletter)/i;

/** Where a sign-in leads that began nowhere. */
const ACCOUNT = "/account";

/** Keeps the last visited path. */
export function rememberLocation(path: string): void {
  if (NOT_REMEMBERED.test(path)) return;
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // Blocked storage: a sign-in leads to the account.
  }
}

/** Where to go after a sign-in: a page of this shop, whatever somebody may have stored. */
export function lastLocation(): string {
  try {
    const stored = localStorage.getItem(KEY) ?? "";
    return isOwnPath(stored) ? stored : ACCOUNT;
  } catch {
    return ACCOUNT;
  }
}

/** "//other.example" and "/\other.example" name another host. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u.test(path) && !NOT_REMEMBERED.test(path);
