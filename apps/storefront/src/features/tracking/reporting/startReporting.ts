import type { Shop } from "@shop/core";
import type { AppRouter } from "../../../routing/createAppRouter.tsx";
import { createSentryReporter } from "./createSentryReporter.ts";

/**
 * Starts error reporting within the shopper's consent.
 * @returns a function that reports an error.
 */
export function startReporting(
  dsn: string,
  shop: Pick<Shop, "consent" | "events">,
  router: AppRouter,
): (error: unknown) => void {
  const reporter = createSentryReporter(dsn);
  reporter.updateConsent(shop.consent.allowed());
  shop.events.on("consent:changed", ({ after }) => reporter.updateConsent(after));
  router.subscribe("onBeforeNavigate", ({ toLocation: { pathname, searchStr } }) =>
    reporter.onNavigate({ pathname, search: searchStr }),
  );
  return reporter.report;
}
