const KEY = "asked_anew";

/** Error messages of browsers for a failed dynamic import, and of Vite's loader for a failed stylesheet. */
const GONE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Returns whether a code chunk failed to load: a new deploy removes the files of the previous build. */
export const isCodeGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message);

/** Reloads the page, once per URL. Returns false after the first attempt and when session storage is blocked. */
export function askAnew(): boolean {
  if (!isFirstTry()) return false;
  location.reload();
  return true;
}

function isFirstTry(): boolean {
  try {
    const tried = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, location.href);
    return tried !== location.href;
  } catch {
    return false;
  }
}
