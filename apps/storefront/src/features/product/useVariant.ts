import type { AttributeChoice, Product, SaleElement } from "@shop/core";
import { saleElementsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { buyable, elementWith, movedChoices } from "./variants.ts";

export interface Variant {
  elements: readonly SaleElement[];
  /** undefined where the shop sells nothing of the product */
  chosen: SaleElement | undefined;
  /** @returns what else became another value, as there is nothing with the one it had */
  choose(attributeId: number, valueId: number): readonly AttributeChoice[];
}

/** What is chosen stands in the address: it can be sent to somebody, and survives a reload. */
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
      // Not what was drawn last: before the page is alive, and on a slow telephone, two choices come between two drawings.
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
