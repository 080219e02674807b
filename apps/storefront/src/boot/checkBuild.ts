import { type Environment, checkVersion } from "@shop/core";
import type { AppRouter } from "../routing/createAppRouter.tsx";
import { whenHydrated } from "../shared/hydration.ts";
import { showToast } from "../shared/toasts.ts";

const TOAST_MS = 15_000;

/** Pages on which a payment is in progress or has just returned. */
const PAYMENT_PAGES = /^\/(checkout|order-placed|order-failed)\b/;

/**
 * Detects a new build and reloads the page for it; the caller must stop when `isLeaving` is true.
 *
 * @param entry URL of the entry file; its name contains a content hash, so a new build has a new name
 */
export function checkBuild(
  { storage }: Environment,
  entry: string,
): { isReloading: boolean; announceUpdate(router: AppRouter): void } {
  const step = checkVersion(storage, new URL(entry).pathname, { isPaying: PAYMENT_PAGES.test(location.pathname) });
  if (step === "reload") location.reload();
  return {
    isReloading: step === "reload",
    announceUpdate(router) {
      if (step !== "updated") return;
      // Earlier the toast would differ from the server-rendered page, and its texts are not loaded yet.
      whenHydrated(() => {
        const t = router.options.context.texts.t("frame");
        showToast({ text: t("updated"), action: { label: t("updatedOk"), run() {} }, durationMs: TOAST_MS });
      });
    },
  };
}
