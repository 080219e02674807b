import type { AppRouter } from "../routing/createAppRouter.tsx";
import { whenHydrated } from "../shared/hydration.ts";
import { isLeaving } from "../shared/leaving.ts";

/**
 * Marks a page that is left, after hydration as well. Firefox cancels downloads before `pagehide`, and keeps no page with
 * a `beforeunload` handler for going back: it has one only until hydration, and while a navigation loads.
 */
export function watchLeaving(router: AppRouter): void {
  const mark = self.onbeforeunload;
  const setHandler = (handler: typeof mark) => (): void => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- replaces that of `handleLoadErrorsScript`
    self.onbeforeunload = handler;
  };
  addEventListener("pagehide", mark as () => void);
  whenHydrated(setHandler(null));
  router.subscribe("onBeforeLoad", setHandler(mark));
  router.subscribe("onResolved", setHandler(null));
}

/** Logs an error that an error screen displays, as React does. A page that is left fails because its requests are canceled. */
export function logUnlessLeaving(error: unknown): void {
  // oxlint-disable-next-line no-console -- React's default
  if (!isLeaving()) console.error(error);
}
