import type { DisplayState, DisplayStore } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of the price display. */
export interface UseDisplay extends DisplayState, Pick<DisplayStore, "setExcludeVat" | "setCountry"> {}

/** Returns how prices are displayed (gross or net, VAT of which country) and the actions to change it. */
export function useDisplay(): UseDisplay {
  const { display } = useShop();
  const state = useStore(display, display.rendered);
  return { ...state, setExcludeVat: display.setExcludeVat, setCountry: display.setCountry };
}
