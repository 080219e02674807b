/** A link to the open page scrolls to its top, also where it is not hydrated: the browser would load the page again. */
export function scrollToOpenPage(): void {
  const scroll = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.href !== location.href || link.hash !== "" || link.target !== "") return;
    event.preventDefault();
    scrollTo(0, 0);
  };
  addEventListener("click", scroll, true);
}
