import type { Shop } from "@shop/core";
import { customerQuery, isPersonal } from "@shop/core/query";
import type { AppRouter } from "../routing/createAppRouter.tsx";
import { whenHydrated } from "../shared/hydration.ts";
import { rememberLocation } from "../shared/lastLocation.ts";
import { clearRecentlyViewed } from "../shared/recentlyViewed.ts";
import { showToast } from "../shared/toasts.ts";

/**
 * Keeps the query cache in step with the session, which owns the customer, and remembers the location for the next
 * sign-in.
 */
export function watchSession(shop: Shop, router: AppRouter): void {
  const { queryClient, texts } = router.options.context;
  const remember = (): void => rememberLocation(router.state.location.href);
  const removePersonalData = (): void =>
    queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  function seedCustomer(): void {
    const { customer } = shop.session.getSnapshot();
    if (customer !== undefined) queryClient.setQueryData(customerQuery(shop).queryKey, customer);
  }
  shop.session.subscribe(seedCustomer);
  shop.events.on("session:started", () => {
    removePersonalData();
    seedCustomer();
  });
  shop.events.on("session:ended", ({ reason }) => {
    removePersonalData();
    clearRecentlyViewed();
    if (reason !== "expired" && reason !== "rejected") return;
    // The key was cleared with the session; the next sign-in leads back to this page.
    remember();
    whenHydrated(() => {
      void texts.ready("core").then(() => showToast({ text: texts.t("core")("error.sessionOver") }));
    });
  });
  router.subscribe("onResolved", remember);
  remember();
}
