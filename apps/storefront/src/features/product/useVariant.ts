import type { AttributeChoice, Product, SaleElement } from "@shop/core";
import { saleElementsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { buyable, elementWith, movedChoices } from "./variants.ts";

export interface Variant {
  elements: readonly SaleElement[];
  /** Undefined if the product has no variants. */
  chosen: SaleElement | undefined;
  /** @returns the other attributes that changed, because the combination does not exist. */
  choose(attributeId: number, valueId: number): readonly AttributeChoice[];
}

/** Selected variant. The URL holds the selection, so it can be shared and survives a reload. */
export function useVariant({ id: productId, step }: Pick<Product, "id" | "step">): Variant {
  "use memo";
  const router = useRouter();
  const { pse } = useSearch({ strict: false });
  const { data } = useSuspenseQuery(saleElementsQuery(useShop(), productId));
  const elements = buyable(data, step);
  const named = (id: unknown): SaleElement | undefined =>
    elements.find((element) => element.id === id) ?? elements.find(({ isDefault }) => isDefault) ?? elements[0];
  return {
    elements,
    chosen: named(pse),
    choose(attributeId, valueId) {
      // Reads the latest location instead of the rendered one: two choices may precede a render.
      const before = named(router.latestLocation.search.pse);
      const next = elementWith(elements, before, attributeId, valueId);
      if (next === undefined || next === before) return [];
      void router.navigate({
        to: ".",
        search: (search) => ({ ...search, pse: next.id }),
        replace: true,
        resetScroll: false,
      });
      return movedChoices(before, next, attributeId);
    },
  };
}
