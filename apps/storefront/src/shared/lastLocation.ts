import type { StorageKey } from "@shop/core";
import { tryStorage } from "./tryStorage.ts";

const KEY = "lastLocation" satisfies StorageKey;

/** Never return to a sign-in page or to a URL with a secret. Source: specification 2. */
const EXCLUDED_PATHS =
  /^\/(login-register|forgot-password|reset-password|confirm-email|confirm-erasure|logout|guest|newsletter)/i;

export function rememberLocation(path: string): void {
  if (!EXCLUDED_PATHS.test(path)) tryStorage(() => localStorage.setItem(KEY, path));
}

/** Returns the path to open after sign-in. Stored values are untrusted: only paths of this shop are returned. */
export function lastLocation(): string {
  const stored = tryStorage(() => localStorage.getItem(KEY)) ?? "";
  return isReturnPath(stored) ? stored : "/account";
}

/** Rejects "//other.example" and "/\other.example", which name another host. */
export const isReturnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]{0,2000}$/u.test(path) && !EXCLUDED_PATHS.test(path);
