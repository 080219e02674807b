import type { Environment } from "../environment/environment.js";
import { storageArea } from "../domain/session/storageKeys.js";
import { versionChange } from "../domain/session/versionChange.js";
import { VERSION_RESET_KEYS } from "../domain/session/versionResetKeys.js";

const VERSION_KEY = "version";
/** Versions that were reloaded for: servers of an old and a new one may answer in turn. */
const RELOADED_KEY = "versions_reloaded";
const TOAST_KEY = "showNewVersionToast";
const REMEMBERED = 5;

/** reload: a new version runs, the stored data are reset; updated: the page after that, which says so; same: nothing to do */
export type VersionStep = "same" | "reload" | "updated";

/**
 * Call it before anything is taken up from storage. When the running version differs from the stored one, last location
 * and user data are reset and the page is to be reloaded; cart, consent and unfinished orders are carried over. Never
 * during a payment, and never twice for one version. Source: specification 4, decision D5.
 */
export function takeVersion(
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
  // A storage that does not keep it would reload for ever.
  if (!local.isDurable()) return "same";
  for (const key of VERSION_RESET_KEYS) (storageArea(key) === "session" ? session : local).remove(key);
  local.set(RELOADED_KEY, [...reloaded, running].slice(-REMEMBERED).join(" "));
  local.set(TOAST_KEY, "true");
  return "reload";
}
