import type { StorageKey } from "@shop/core";

const KEY = "lastLocation" satisfies StorageKey;

/** Never return to a sign-in page or to a URL with a secret. Source: specification 2. */
const EXCLUDED_PATHS = /^\/(login-register|forgot-password|reset-password|confirm-email|logout|guest|newsletter)/i;

const DEFAULT_PATH = "/account";

export function rememberLocation(path: string): void {
  if (EXCLUDED_PATHS.test(path)) return;
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
    return isReturnPath(stored) ? stored : DEFAULT_PATH;
  } catch {
    return DEFAULT_PATH;
  }
}

/** Rejects "//other.example" and "/\other.example", which name another host. */
export const isReturnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u.test(path) && !EXCLUDED_PATHS.test(path);
