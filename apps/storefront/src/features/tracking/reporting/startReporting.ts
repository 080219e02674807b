import type { Shop } from "@shop/core";
import type { AppRouter } from "../../../router.tsx";
import { sentryReporter } from "./sentryReporter.ts";

/**
 * Starts error reporting within the shopper's consent.
 * @returns a function that reports an error.
 */
export function startReporting(
  dsn: string,
  shop: Pick<Shop, "consent" | "events">,
  router: AppRouter,
): (error: unknown) => void {
  const reporter = sentryReporter(dsn);
  reporter.allow(shop.consent.allowed());
  shop.events.on("consent:changed", ({ after }) => reporter.allow(after));
  router.subscribe("onBeforeNavigate", ({ toLocation: { pathname, searchStr } }) =>
    reporter.visit({ pathname, search: searchStr }),
  );
  return reporter.report;
}
