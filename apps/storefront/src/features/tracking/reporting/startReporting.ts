import type { Shop } from "@shop/core";
import type { AppRouter } from "../../../router.tsx";
import { sentryReporter } from "./sentryReporter.ts";

/** Reports faults from now on, with as much beside them as the shopper allows. */
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
