import type { ProductCard } from "@shop/core";
import { useCountry } from "./useCountry.ts";

/** The name of the shopper's country, where a product is not delivered to it. */
export function useUndeliverable({ undeliverable }: Pick<ProductCard, "undeliverable">): string | undefined {
  const { id, title } = useCountry();
  return undeliverable.includes(id) ? title : undefined;
}
