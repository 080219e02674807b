const KEY = "asked_anew";

/** As browsers say that a module could not be had, and the build's own loader that a style could not. */
const GONE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether this failed for want of code: where a newer build has taken its place, the files of the one before are gone. */
export const isCodeGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message);

/** Asks the server for the page anew, once for each address. False where it has been, or where nothing can be remembered. */
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
