import { type DeliveryMethod, unknownDelivery } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** State and actions of shipping. */
export interface UseDelivery {
  countryId: number;
  /** Sorted by position, for the optimistic cart; undefined until loaded. */
  methods: readonly DeliveryMethod[] | undefined;
  methodId: number;
  /** Gross, in cents; undefined while unknown. */
  postageCents: number | undefined;
  loading: boolean;
  /** Whether methods and shipping costs are estimated, because the backend has not responded for this cart yet. */
  provisional: boolean;
  chooseMethod(methodId: number): void;
  chooseCountry(countryId: number): void;
}

/** Returns country, methods and costs of shipping, and the actions to change them. */
export function useDelivery(): UseDelivery {
  const { delivery, display } = useShop();
  const { countryId: renderedCountryId } = display.rendered;
  const onServer = useMemo(() => unknownDelivery(renderedCountryId), [renderedCountryId]);
  const { countryId, methods, methodId, postageCents, loading, provisional } = useStore(delivery, onServer);
  return {
    countryId,
    methods: useMemo(() => methods?.toSorted((a, b) => a.position - b.position), [methods]),
    methodId,
    postageCents,
    loading,
    provisional,
    chooseMethod: delivery.chooseMethod,
    chooseCountry: delivery.chooseCountry,
  };
}
