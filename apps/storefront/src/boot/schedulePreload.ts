import type { AppRouter } from "../routing/createAppRouter.tsx";
import { whenHydrated } from "../shared/hydration.ts";
import { whenIdle } from "../ui/whenIdle.ts";

const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;
/** Readers take longer than this to choose a link. */
const QUIET_MS = 1000;

/** Preloads the next page's code when idle, after the first interaction or a quiet second. Source: decision 0191. */
export function schedulePreload(router: AppRouter): void {
  const { context } = router.options;
  router.history.subscribe(({ action: { type } }) => {
    context.isNewNavigation = type === "PUSH" || type === "REPLACE";
  });
  whenHydrated(() => {
    const begin = (): void => {
      clearTimeout(timer);
      for (const event of ACTIVITY_EVENTS) removeEventListener(event, begin);
      whenIdle(() => {
        // The page that needs the code loads it again.
        import("../routing/preloadNextPage.ts")
          .then(({ preloadNextPage }) => preloadNextPage(context))
          .catch(() => undefined);
      });
    };
    const timer = setTimeout(begin, QUIET_MS);
    for (const event of ACTIVITY_EVENTS) addEventListener(event, begin, { passive: true, once: true });
  });
}
