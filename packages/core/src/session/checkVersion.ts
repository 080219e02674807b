import type { Environment } from "../environment/environment.js";
import { SESSION_STORAGE_KEYS, versionChange } from "../domain/session/storageKeys.js";

const VERSION_KEY = "version";
/** Versions already reloaded for: old and new servers may alternate during a rollout. */
const RELOADED_KEY = "versions_reloaded";
const TOAST_KEY = "showNewVersionToast";
const MAX_REMEMBERED = 5;

/** Keys that a version change keeps: the cart, consent, unfinished and reported orders, other tabs' locks, versions. */
const KEPT = /^(?:cart_|consent|order_attempt|placed_order|checkout_draft|purchases_told|lease:|version)/;

/** `reload`: a new version runs, stored data was reset; `updated`: first page after the reload, with a notice. */
export type VersionStep = "same" | "reload" | "updated";

/**
 * Compares the running version with the stored one; call it before anything else reads storage. After a change it
 * clears local storage and user data, keeps cart, consent and unfinished orders, and requests a reload. Never reloads
 * during a payment, nor twice for one version.
 */
export function checkVersion(
  { local, session }: Environment["storage"],
  running: string,
  { isPaying }: { isPaying: boolean },
): VersionStep {
  if (isPaying) return "same";
  const stored = local.get(VERSION_KEY);
  const reloaded = local.get(RELOADED_KEY)?.split(" ") ?? [];
  if (stored !== running) local.set(VERSION_KEY, running);
  if (!versionChange(stored, running).changed || reloaded.includes(running)) {
    if (local.get(TOAST_KEY) === undefined) return "same";
    local.remove(TOAST_KEY);
    return "updated";
  }
  // Storage that does not persist would cause endless reloads.
  if (!local.isDurable()) return "same";
  for (const key of local.keys("")) if (!KEPT.test(key)) local.remove(key);
  for (const key of SESSION_STORAGE_KEYS) session.remove(key);
  local.set(RELOADED_KEY, [...reloaded, running].slice(-MAX_REMEMBERED).join(" "));
  local.set(TOAST_KEY, "true");
  return "reload";
}
