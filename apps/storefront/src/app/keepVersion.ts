import { type Environment, takeVersion } from "@shop/core";
import type { AppRouter } from "../router.tsx";
import { whenPageAlive } from "./isAlive.ts";
import { toast } from "./toasts.ts";

const SHOWN_MS = 15_000;

/** Pages on which a payment is in progress or has just returned. */
const PAYING = /^\/(checkout|order-placed|order-failed)\b/;

/**
 * Detects a new build and reloads the page for it; the caller must stop when `isLeaving` is true.
 *
 * @param entry URL of the entry file; its name contains a content hash, so a new build has a new name
 */
export function keepVersion(
  { storage }: Environment,
  entry: string,
): { isLeaving: boolean; announce(router: AppRouter): void } {
  const step = takeVersion(storage, new URL(entry).pathname, { isPaying: PAYING.test(location.pathname) });
  if (step === "reload") location.reload();
  return {
    isLeaving: step === "reload",
    announce(router) {
      if (step !== "updated") return;
      // Earlier the toast would differ from the server-rendered page, and its texts are not loaded yet.
      whenPageAlive(() => {
        const t = router.options.context.texts.t("frame");
        toast({ text: t("updated"), action: { label: t("updatedOk"), run() {} }, shownMs: SHOWN_MS });
      });
    },
  };
}
