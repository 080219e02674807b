import type { Shop } from "@shop/core";
import { isPersonal } from "@shop/core/query";
import type { AppRouter } from "../router.tsx";
import { whenPageAlive } from "./isAlive.ts";
import { rememberLocation } from "./lastLocation.ts";
import { forgetViewed } from "./recentlyViewed.ts";
import { toast } from "./toasts.ts";

/** Removes customer data from memory when the session ends, and remembers the location for the next sign-in. */
export function keepSession(shop: Shop, router: AppRouter): void {
  const { queryClient, texts } = router.options.context;
  const remember = (): void => rememberLocation(router.state.location.href);
  const forget = (): void => queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  shop.events.on("session:began", forget);
  shop.events.on("session:ended", ({ reason }) => {
    forget();
    forgetViewed();
    if (reason !== "expired" && reason !== "refused") return;
    // The key was cleared with the session; the next sign-in leads back to this page.
    remember();
    whenPageAlive(() => toast({ text: texts.t("core")("error.sessionOver") }));
  });
  router.subscribe("onResolved", remember);
  remember();
}
