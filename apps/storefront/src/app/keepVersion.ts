import { type Environment, takeVersion } from "@shop/core";
import type { AppRouter } from "../router.tsx";
import { whenPageAlive } from "./isAlive.ts";
import { toast } from "./toasts.ts";

const SHOWN_MS = 15_000;

/** Pages where a payment is under way, or has just come back. */
const PAYING = /^\/(checkout|order-placed|order-failed)\b/;

/**
 * Looks whether a new version runs; `isLeaving` where the page is loaded again for it, and nothing else is to be done.
 *
 * @param entry address of the entry file: its name holds a hash of everything it loads, another build is another name
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
      // Sooner it would be on a page the server has sent without it, and React would draw all of it anew; nor are its words there.
      whenPageAlive(() => {
        const t = router.options.context.texts.t("frame");
        toast({ text: t("updated"), action: { label: t("updatedOk"), run() {} }, shownMs: SHOWN_MS });
      });
    },
  };
}
