import { isPageHydrated, whenHydrated } from "../shared/hydration.ts";

/** Lets the browser follow links clicked before hydration: a router that navigates earlier cannot hydrate any more. */
export function bypassRouterUntilHydrated(): void {
  const stopClick = (event: MouseEvent): void => {
    // React listens at the document: stopping propagation keeps the router's link from preventing the click.
    if (!isPageHydrated() && event.target instanceof Element && event.target.closest("a[href]") !== null)
      event.stopPropagation();
  };
  addEventListener("click", stopClick, true);
  whenHydrated(() => removeEventListener("click", stopClick, true));
}
