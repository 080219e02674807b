/** The add-to-cart button of a product page. */
export const BUY_BUTTON = "main form.lh-buyform button[type=submit]";

/**
 * Script for every measured page. `benchIsHydrated()`: React has hydrated the button or, without one, the content.
 * `benchCartCount()`: count on the header's cart control, an element or, before hydration, an attribute.
 */
export const PROBES = `globalThis.benchIsHydrated = () => {
  const probe = document.querySelector(${JSON.stringify(BUY_BUTTON)}) ?? document.querySelector("#main > *");
  return Object.keys(probe ?? {}).some((key) => key.startsWith("__reactProps$"));
};
globalThis.benchCartCount = () => {
  const control = document.querySelector('.lh-tool[popovertarget="mini-cart"]');
  return Number.parseInt(control?.querySelector(".sh-badge")?.textContent ?? control?.dataset.badge ?? "0", 10);
};`;

export const waitForHydration = (page) =>
  page.waitForFunction(() => globalThis.benchIsHydrated?.(), undefined, { timeout: 60_000 });
