/**
 * Returns whether the running version differs from the stored one; a first visit without a stored version is no change.
 * Removes nothing: {@link VERSION_RESET_KEYS} lists the keys to remove.
 */
export function versionChange(storedVersion: string | undefined, runningVersion: string): { changed: boolean } {
  return {
    changed: storedVersion !== undefined && storedVersion !== "" && storedVersion !== runningVersion,
  };
}
