import type { ConsentState, ConsentStore } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** What {@link useConsent} gives. */
export interface UseConsent extends ConsentState, Pick<ConsentStore, "answer" | "choose"> {}

/** What the shopper allows, and the ways to change it; `record` is undefined as long as nothing was chosen. */
export function useConsent(): UseConsent {
  const { consent } = useShop();
  const state = useStore(consent, consent.rendered);
  return { ...state, answer: consent.answer, choose: consent.choose };
}
