import { isPageAlive, whenPageAlive } from "./isAlive.ts";

/** Lets the browser follow links clicked before hydration: a router that navigates earlier cannot hydrate any more. */
export function followEarlyLinks(): void {
  const hide = (event: MouseEvent): void => {
    // React listens at the document: stopping propagation keeps the router's link from preventing the click.
    if (!isPageAlive() && event.target instanceof Element && event.target.closest("a[href]") !== null)
      event.stopPropagation();
  };
  addEventListener("click", hide, true);
  whenPageAlive(() => removeEventListener("click", hide, true));
}
