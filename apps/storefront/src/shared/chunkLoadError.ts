import { isLeaving } from "./leaving.ts";
import { tryStorage } from "./tryStorage.ts";

/** Session storage: URL of the page that was reloaded. */
export const RELOADED_KEY = "asked_anew";

/** Error messages of browsers for a failed dynamic import, and of Vite's loader for a failed stylesheet. */
const CHUNK_LOAD_ERROR = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Returns whether a code chunk failed to load: a new deploy removes the files of the previous build. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_LOAD_ERROR.test(error.message);

/**
 * Reloads the page, once per URL; offline as soon as it is online again, because the browser's error page would replace a
 * page that works. A page that is left lacks code because the browser has canceled its downloads: it reloads if it comes
 * back from the browser's cache. Returns false after the first attempt and when session storage is blocked.
 */
export function reloadOnce(): boolean {
  if (isLeaving()) {
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    return true;
  }
  const isFirstAttempt = tryStorage(() => {
    const tried = sessionStorage.getItem(RELOADED_KEY);
    sessionStorage.setItem(RELOADED_KEY, location.href);
    return tried !== location.href;
  });
  if (isFirstAttempt) {
    if (navigator.onLine) location.reload();
    else addEventListener("online", () => location.reload(), { once: true });
  }
  return isFirstAttempt ?? false;
}
