/**
 * Whether the running version differs from the stored one. Nothing stored, as on a first visit, is no change: there is
 * nothing to reset. Removes nothing itself; {@link VERSION_RESET_KEYS} names what a change resets.
 * Source: specification 4, decision D5.
 */
export function versionChange(storedVersion: string | undefined, runningVersion: string): { changed: boolean } {
  return {
    changed: storedVersion !== undefined && storedVersion !== "" && storedVersion !== runningVersion,
  };
}
