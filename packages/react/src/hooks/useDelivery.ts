import { type DeliveryMethod, unknownDelivery } from "@shop/core";
import { useMemo } from "react";
import { useShop } from "../ShopProvider.js";
import { useStore } from "../useStore.js";

/** What {@link useDelivery} gives. */
export interface UseDelivery {
  countryId: number;
  /** by position, for the cart as it shows; undefined until the list is known */
  methods: readonly DeliveryMethod[] | undefined;
  methodId: number;
  /** gross cents; undefined while unknown */
  postageCents: number | undefined;
  loading: boolean;
  /** methods and postage were computed here: the shop has not answered for this cart yet */
  provisional: boolean;
  chooseMethod(methodId: number): void;
  chooseCountry(countryId: number): void;
}

/** Where the cart goes, how, and what that costs. */
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
