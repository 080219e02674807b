import type { AppRouter } from "../router.tsx";
import { whenPageAlive } from "./isAlive.ts";
import { whenIdle } from "./whenIdle.ts";

/** A shopper is here. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;
/** Nobody has read a page and chosen what to open sooner. */
const QUIET_MS = 1000;

/**
 * Has the code of the next page there before it is asked for: with the shopper's first sign, or once the page has been
 * quiet. It never gets in the way of the page itself; record 0048.
 */
export function warmNext(router: AppRouter): void {
  const { context } = router.options;
  router.history.subscribe(({ action: { type } }) => {
    context.isNextPage = type === "PUSH" || type === "REPLACE";
  });
  whenPageAlive(() => {
    const begin = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin);
      whenIdle(() => {
        // Not to be had just now: it comes with the page that needs it.
        import("./nextPage.ts").then(({ fetchNextPage }) => fetchNextPage(context)).catch(() => undefined);
      });
    };
    const timer = setTimeout(begin, QUIET_MS);
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, once: true });
  });
}
