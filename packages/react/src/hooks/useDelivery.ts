import { type DeliveryMethod, type DeliveryState, FALLBACK_DELIVERY_ID } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

export interface UseDelivery {
  countryId: number;
  /** by position; undefined until the list is known */
  methods: readonly DeliveryMethod[] | undefined;
  methodId: number;
  /** gross cents; undefined while unknown */
  postageCents: number | undefined;
  loading: boolean;
  chooseMethod(methodId: number): void;
  chooseCountry(countryId: number): void;
}

/** Where the cart goes, how, and what that costs. */
export function useDelivery(): UseDelivery {
  const { delivery, display } = useShop();
  const { countryId: renderedCountryId } = display.rendered;
  const onServer = useMemo(() => unknownDelivery(renderedCountryId), [renderedCountryId]);
  const { countryId, methods, methodId, postageCents, loading } = useStore(delivery, onServer);
  return {
    countryId,
    methods: useMemo(() => methods?.toSorted((a, b) => a.position - b.position), [methods]),
    methodId,
    postageCents,
    loading,
    chooseMethod: delivery.chooseMethod,
    chooseCountry: delivery.chooseCountry,
  };
}

const unknownDelivery = (countryId: number): DeliveryState => ({
  countryId,
  methods: undefined,
  methodId: FALLBACK_DELIVERY_ID,
  postageCents: undefined,
  loading: false,
  quote: 0,
});
