"use client";

import { initialShipping, type Shop } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of shipping, for the optimistic cart and the country of `useMarket`. */
export interface UseShipping
  extends
    Pick<
      ReturnType<typeof initialShipping>,
      "countryId" | "methods" | "methodId" | "shippingCents" | "isLoading" | "isEstimated"
    >,
    Pick<Shop["shipping"], "setMethod"> {}

/** Returns the shipping methods, sorted by position, their costs, and the action to choose one. */
export function useShipping(): UseShipping {
  const { shipping, market } = useShop();
  const { countryId } = market.rendered;
  const serverSnapshot = useMemo(() => initialShipping(countryId), [countryId]);
  const state = useStore(shipping, serverSnapshot);
  const methods = useMemo(() => state.methods?.toSorted((a, b) => a.position - b.position), [state.methods]);
  return { ...state, methods, setMethod: shipping.setMethod };
}
