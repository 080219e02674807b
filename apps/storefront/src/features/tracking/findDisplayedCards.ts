import { analyticsItemFromCard, type AnalyticsItem } from "@shop/core/marketing";
import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";

/** Fields needed for analytics, validated because the cache holds data of every shape. */
const card = v.looseObject({
  id: v.number(),
  ref: v.string(),
  title: v.string(),
  brand: v.string(),
  priceCents: v.number(),
  compareAtCents: v.optional(v.number()),
});

type Card = Pick<
  Parameters<typeof analyticsItemFromCard>[0],
  "ref" | "title" | "brand" | "priceCents" | "compareAtCents"
>;

/** Products of the lists on the page, by id. */
function readCachedCards(queryClient: QueryClient): Map<number, Card> {
  const queries = queryClient.getQueryCache().findAll({ queryKey: ["catalogue", "products"], type: "active" });
  const cards = queries.flatMap(({ state }): readonly unknown[] => (Array.isArray(state.data) ? state.data : []));
  return new Map(
    cards.flatMap((data) => {
      const read = v.safeParse(card, data);
      return read.success
        ? [[read.output.id, { ...read.output, compareAtCents: read.output.compareAtCents ?? undefined }] as const]
        : [];
    }),
  );
}

export interface DisplayedCard {
  item: AnalyticsItem;
  element: Element;
}

/** Product cards of the page's list, in DOM order. */
export function findDisplayedCards(queryClient: QueryClient, main: ParentNode): DisplayedCard[] {
  const cards = readCachedCards(queryClient);
  return [...main.querySelectorAll("[data-product-id]")].flatMap((element, index) => {
    const found = cards.get(Number(element.getAttribute("data-product-id")));
    return found === undefined ? [] : [{ element, item: analyticsItemFromCard(found, index) }];
  });
}
