import type { Shop } from "@shop/core";
import type { AppRouter } from "../router.tsx";

/**
 * Reports uncaught errors when a DSN is configured. The reporter is a chunk of its own; earlier errors are buffered.
 *
 * @returns a function that reports caught errors
 */
export function reportFaults(to: string | undefined, shop: Shop, router: () => AppRouter): (error: unknown) => void {
  if (to === undefined) return () => {};
  const early: unknown[] = [];
  let report = (error: unknown): void => void early.push(error);
  const heard = (event: ErrorEvent | PromiseRejectionEvent): void =>
    report("reason" in event ? event.reason : event.error);
  addEventListener("error", heard);
  addEventListener("unhandledrejection", heard);
  import("../features/tracking/reporting/startReporting.ts")
    .then(({ startReporting }) => {
      report = startReporting(to, shop, router());
      early.forEach(report);
      return undefined;
    })
    .catch(() => undefined)
    .finally(() => {
      removeEventListener("error", heard);
      removeEventListener("unhandledrejection", heard);
    });
  return (error) => report(error);
}
