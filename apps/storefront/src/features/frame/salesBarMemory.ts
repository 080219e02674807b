import type { StorageKey } from "@shop/core";

const KEY = "salesBarVisible" satisfies StorageKey;

/** Runs before the page is painted: a bar that was dismissed takes no room. */
export const hideSalesBar = `try{localStorage.getItem("${KEY}")==="false"&&(document.documentElement.dataset.salesbar="dismissed")}catch(e){}`;

/** Takes the bar away, now and on every page to come. */
export function dismissSalesBar(): void {
  document.documentElement.dataset["salesbar"] = "dismissed";
  try {
    localStorage.setItem(KEY, "false");
  } catch {
    // Blocked storage: it stays away until the page is loaded anew.
  }
}
