"use client";

import type { ConsentState, ConsentStore } from "@shop/core";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of the consent. */
export interface UseConsent extends ConsentState, Pick<ConsentStore, "chooseAll" | "choose"> {}

/** Returns the shopper's consent and its actions. `record` is undefined before the shopper has decided. */
export function useConsent(): UseConsent {
  const { consent } = useShop();
  const state = useStore(consent, consent.rendered);
  return { ...state, chooseAll: consent.chooseAll, choose: consent.choose };
}
