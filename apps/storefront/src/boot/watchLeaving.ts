import type { AppRouter } from "../routing/createAppRouter.tsx";
import { whenHydrated } from "../shared/hydration.ts";
import { isLeaving, markLeaving, unmarkLeaving } from "../shared/leaving.ts";

/**
 * Marks a page that is left, after hydration as well. Firefox cancels downloads before `pagehide`, and keeps no page with
 * a `beforeunload` handler for going back: it has one only until hydration, and while a navigation loads.
 */
export function watchLeaving(router: AppRouter): void {
  const setHandler = (handler: typeof markLeaving | null) => (): void => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- replaces that of `handleLoadErrorsScript`
    self.onbeforeunload = handler;
  };
  addEventListener("pagehide", markLeaving);
  // Back from the browser's cache, the same document is used again.
  addEventListener("pageshow", ({ persisted }) => persisted && unmarkLeaving());
  whenHydrated(setHandler(null));
  router.subscribe("onBeforeLoad", setHandler(markLeaving));
  router.subscribe("onResolved", setHandler(null));
}

/** Logs an error that an error screen displays, as React does. A page that is left fails because its requests are canceled. */
export function logUnlessLeaving(error: unknown): void {
  // oxlint-disable-next-line no-console -- React's default
  if (!isLeaving()) console.error(error);
}
