import { isPageHydrated } from "../shared/hydration.ts";

/**
 * A link to the open page scrolls to its top where the router does not handle it: the browser would load the page again.
 * A link with `data-reload` does that.
 */
export function scrollToOpenPage(): void {
  const scroll = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a:not([data-reload])") : null;
    if (link === null || link.href !== location.href || link.hash !== "" || link.target !== "") return;
    event.preventDefault();
    scrollTo(0, 0);
  };
  // Before hydration events end at the window. Afterwards the router comes first: a masked URL may hide another page.
  addEventListener("click", (event) => !isPageHydrated() && scroll(event), true);
  addEventListener("click", scroll);
}
