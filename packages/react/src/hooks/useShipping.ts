import { type ShippingMethod, initialShipping } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of shipping. */
export interface UseShipping {
  /** Country the methods are for, see `useMarket`. */
  countryId: number;
  /** Sorted by position, for the optimistic cart; undefined until loaded. */
  methods: readonly ShippingMethod[] | undefined;
  methodId: number;
  /** Gross, in cents; undefined while unknown. */
  shippingCents: number | undefined;
  isLoading: boolean;
  /** Whether methods and shipping costs are estimated, because the backend has not responded for this cart yet. */
  isEstimated: boolean;
  setMethod(methodId: number): Promise<void>;
}

/** Returns the shipping methods and their costs, and the action to choose one. */
export function useShipping(): UseShipping {
  const { shipping, market } = useShop();
  const { countryId: renderedCountryId } = market.rendered;
  const serverSnapshot = useMemo(() => initialShipping(renderedCountryId), [renderedCountryId]);
  const { countryId, methods, methodId, shippingCents, isLoading, isEstimated } = useStore(shipping, serverSnapshot);
  return {
    countryId,
    methods: useMemo(() => methods?.toSorted((a, b) => a.position - b.position), [methods]),
    methodId,
    shippingCents,
    isLoading,
    isEstimated,
    setMethod: shipping.setMethod,
  };
}
