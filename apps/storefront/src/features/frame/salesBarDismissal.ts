import type { StorageKey } from "@shop/core";

const KEY = "salesBarVisible" satisfies StorageKey;

/** Inline script, run before first paint: a dismissed bar takes no space. */
export const hideSalesBarScript = `try{localStorage.getItem("${KEY}")==="false"&&(document.documentElement.dataset.salesbar="dismissed")}catch(e){}`;

/** Hides the bar, on this page and all later ones. */
export function dismissSalesBar(): void {
  document.documentElement.dataset["salesbar"] = "dismissed";
  try {
    localStorage.setItem(KEY, "false");
  } catch {
    // Storage is blocked: the bar stays hidden until the next page load.
  }
}
