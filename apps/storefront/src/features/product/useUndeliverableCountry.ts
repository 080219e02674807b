import type { ProductCard } from "@shop/core";
import { useDeliveryCountry } from "./useDeliveryCountry.ts";

/** Returns the name of the shopper's country if the product cannot be delivered there. */
export function useUndeliverableCountry({
  undeliverableCountryIds,
}: Pick<ProductCard, "undeliverableCountryIds">): string | undefined {
  const { id, title } = useDeliveryCountry();
  return undeliverableCountryIds.includes(id) ? title : undefined;
}
