import { whenHydrated } from "../shared/hydration.ts";
import type { AppRouter } from "../routing/createAppRouter.tsx";
import { whenIdle } from "../ui/whenIdle.ts";

/** Preloads the next page's code when hydration is over and the browser idle. Source: decision 0191. */
export function schedulePreload(router: AppRouter): void {
  whenHydrated(() => {
    whenIdle(() => {
      // The page that needs the code loads it again.
      import("../routing/preloadNextPage.ts")
        .then(({ preloadNextPage }) => preloadNextPage(router.options.context))
        .catch(() => undefined);
    });
  });
}
