import type { VariantOption, Product, Variant } from "@shop/core";
import { variantsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { toSellable, selectByValue, changedOptions } from "./variants.ts";

export interface VariantSelection {
  variants: readonly Variant[];
  /** Undefined if the product has no variants. */
  selected: Variant | undefined;
  /** @returns the other attributes that changed, because the combination does not exist. */
  select(attributeId: number, valueId: number): readonly VariantOption[];
}

/** Selected variant. The URL holds the selection, so it can be shared and survives a reload. */
export function useVariantSelection({ id: productId, step }: Pick<Product, "id" | "step">): VariantSelection {
  "use memo";
  const router = useRouter();
  const { pse } = useSearch({ strict: false });
  const { data } = useSuspenseQuery(variantsQuery(useShop(), productId));
  const variants = toSellable(data, step);
  const findVariant = (id: unknown): Variant | undefined =>
    variants.find((variant) => variant.id === id) ?? variants.find(({ isDefault }) => isDefault) ?? variants[0];
  return {
    variants,
    selected: findVariant(pse),
    select(attributeId, valueId) {
      // Reads the latest location instead of the rendered one: two choices may precede a render.
      const before = findVariant(router.latestLocation.search.pse);
      const next = selectByValue(variants, before, attributeId, valueId);
      if (next === undefined || next === before) return [];
      void router.navigate({
        to: ".",
        search: (search) => ({ ...search, pse: next.id }),
        replace: true,
        resetScroll: false,
      });
      return changedOptions(before, next, attributeId);
    },
  };
}
