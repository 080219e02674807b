import type { AppRouter } from "../router.tsx";
import { whenPageAlive } from "./isAlive.ts";
import { whenIdle } from "./whenIdle.ts";

/** Events of an active shopper. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;
/** Readers take longer than this to choose a link. */
const QUIET_MS = 1000;

/**
 * Preloads the code of the next page, on the first interaction or after a quiet second, and when idle: it must not slow
 * down the page itself. Source: record 0048.
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
        // The page that needs the code loads it again.
        import("./nextPage.ts").then(({ fetchNextPage }) => fetchNextPage(context)).catch(() => undefined);
      });
    };
    const timer = setTimeout(begin, QUIET_MS);
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, once: true });
  });
}
