import { isPageAlive, whenPageAlive } from "./isAlive.ts";

/**
 * A link that is pressed while parts of the page are not alive yet leads where it says, by the browser: the router would
 * move on before its page has come alive and find nothing to hydrate any more.
 */
export function followEarlyLinks(): void {
  const hide = (event: MouseEvent): void => {
    // React listens at the document; what it does not see it cannot prevent.
    if (!isPageAlive() && event.target instanceof Element && event.target.closest("a[href]") !== null)
      event.stopPropagation();
  };
  addEventListener("click", hide, true);
  whenPageAlive(() => removeEventListener("click", hide, true));
}
