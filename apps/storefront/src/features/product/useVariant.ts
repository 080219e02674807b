import type { Product, SaleElement } from "@shop/core";
import { saleElementsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { buyable, elementWith } from "./variants.ts";

export interface Variant {
  elements: readonly SaleElement[];
  /** undefined where the shop sells nothing of the product */
  chosen: SaleElement | undefined;
  choose(attributeId: number, valueId: number): void;
}

/** What is chosen stands in the address: it can be sent to somebody, and survives a reload. */
export function useVariant({ id: productId, step }: Pick<Product, "id" | "step">): Variant {
  "use memo";
  const navigate = useNavigate();
  const { pse } = useSearch({ strict: false });
  const { data } = useSuspenseQuery(saleElementsQuery(useShop(), productId));
  const elements = buyable(data, step);
  const chosen = elements.find(({ id }) => id === pse) ?? elements.find(({ isDefault }) => isDefault) ?? elements[0];
  return {
    elements,
    chosen,
    choose(attributeId, valueId) {
      const next = elementWith(elements, chosen, attributeId, valueId);
      if (next === undefined || next === chosen) return;
      void navigate({ to: ".", search: (search) => ({ ...search, pse: next.id }), replace: true, resetScroll: false });
    },
  };
}
