import type { DisplayState, DisplayStore } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** What {@link useDisplay} gives. */
export interface UseDisplay extends DisplayState, Pick<DisplayStore, "setExcludeVat" | "chooseCountry"> {}

/** How prices are shown, gross or net and with which country's VAT, and the ways to change it. */
export function useDisplay(): UseDisplay {
  const { display } = useShop();
  const state = useStore(display, display.rendered);
  return { ...state, setExcludeVat: display.setExcludeVat, chooseCountry: display.chooseCountry };
}
