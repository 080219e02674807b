import type { Shop } from "@shop/core";
import { isLeaving } from "../shared/leaving.ts";
import type { AppRouter } from "../routing/createAppRouter.tsx";

/** Reports uncaught errors when a DSN is configured, and returns a function that reports caught ones. */
export function reportErrors(dsn: string | undefined, shop: Shop, router: () => AppRouter): (error: unknown) => void {
  if (dsn === undefined) return () => {};
  const buffered: unknown[] = [];
  let report = (error: unknown): void => void buffered.push(error);
  const onError = (event: ErrorEvent | PromiseRejectionEvent): void =>
    report("reason" in event ? event.reason : event.error);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onError);
  import("../features/tracking/reporting/startReporting.ts")
    .then(({ startReporting }) => {
      report = startReporting(dsn, shop, router());
      buffered.forEach(report);
      return undefined;
    })
    .catch(() => undefined)
    .finally(() => {
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onError);
    });
  return (error) => {
    if (!isLeaving()) report(error);
  };
}
