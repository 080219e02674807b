import type { StorageKey } from "@shop/core";

const KEY = "lastLocation" satisfies StorageKey;

/** Never return to a sign-in page or to a URL with a secret. Source: specification 2. */
const NOT_REMEMBERED = /^\/(login-register|forgot-password|reset-password|confirm-email|logout|guest|newsletter)/i;

const ACCOUNT = "/account";

export function rememberLocation(path: string): void {
  if (NOT_REMEMBERED.test(path)) return;
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // Blocked storage: sign-in falls back to the account.
  }
}

/** Returns the path to open after sign-in. Stored values are untrusted: only paths of this shop are returned. */
export function lastLocation(): string {
  try {
    const stored = localStorage.getItem(KEY) ?? "";
    return isOwnPath(stored) ? stored : ACCOUNT;
  } catch {
    return ACCOUNT;
  }
}

/** Rejects "//other.example" and "/\other.example", which name another host. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u.test(path) && !NOT_REMEMBERED.test(path);
