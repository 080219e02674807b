import type { ProductCard } from "@shop/core";
import { useCountry } from "./useCountry.ts";

/** Returns the name of the shopper's country if the product cannot be delivered there. */
export function useUndeliverable({ undeliverable }: Pick<ProductCard, "undeliverable">): string | undefined {
  const { id, title } = useCountry();
  return undeliverable.includes(id) ? title : undefined;
}
