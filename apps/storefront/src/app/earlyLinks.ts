import { isPageAlive } from "./isAlive.ts";

/**
 * A link that is pressed while parts of the page are not alive yet leads where it says, by the browser: the router would
 * move on before its page has come alive and find nothing to hydrate any more.
 */
export function followEarlyLinks(): void {
  const hide = (event: MouseEvent): void => {
    if (isPageAlive()) return removeEventListener("click", hide, true);
    // React listens at the document; what it does not see it cannot prevent.
    if (event.target instanceof Element && event.target.closest("a[href]") !== null) event.stopPropagation();
  };
  addEventListener("click", hide, true);
}
