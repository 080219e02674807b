import { type Environment, checkVersion } from "@shop/core";
import type { AppRouter } from "../routing/createAppRouter.tsx";
import { whenHydrated } from "../shared/hydration.ts";
import { showToast } from "../shared/toasts.ts";

const TOAST_MS = 15_000;

/** Pages on which a payment is in progress or has just returned. */
const PAYMENT_PAGES = /^\/(checkout|order-placed|order-failed)\b/;

/**
 * Reloads the page for a new build; the caller must stop when `isReloading` is true.
 *
 * @param entry URL of the entry file: its name contains a content hash
 */
export function checkBuild({ storage }: Environment, entry: string) {
  const step = checkVersion(storage, new URL(entry).pathname, { isPaying: PAYMENT_PAGES.test(location.pathname) });
  if (step === "reload") location.reload();
  return {
    isReloading: step === "reload",
    announceUpdate(router: AppRouter): void {
      if (step !== "updated") return;
      // Earlier the toast would differ from the server-rendered page, and its texts are not loaded yet.
      whenHydrated(() => {
        const t = router.options.context.texts.t("frame");
        showToast({ text: t("updated"), action: { label: t("updatedOk"), run() {} }, durationMs: TOAST_MS });
      });
    },
  };
}
