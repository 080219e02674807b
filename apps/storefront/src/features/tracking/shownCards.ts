import { itemOfCard, type TradeItem } from "@shop/core/marketing";
import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";

/** Fields needed for analytics, validated because the cache holds data of every shape. */
const card = v.looseObject({
  id: v.number(),
  ref: v.string(),
  title: v.string(),
  brand: v.string(),
  priceCents: v.number(),
  regularCents: v.optional(v.number()),
});

type Card = Pick<Parameters<typeof itemOfCard>[0], "ref" | "title" | "brand" | "priceCents" | "regularCents">;

/** Products of the lists on the page, by id. */
function cardsOf(queryClient: QueryClient): Map<number, Card> {
  const answers = queryClient.getQueryCache().findAll({ queryKey: ["products"], type: "active" });
  const cards = answers.flatMap(({ state }): readonly unknown[] => (Array.isArray(state.data) ? state.data : []));
  return new Map(
    cards.flatMap((one) => {
      const read = v.safeParse(card, one);
      return read.success
        ? [[read.output.id, { ...read.output, regularCents: read.output.regularCents ?? undefined }] as const]
        : [];
    }),
  );
}

export interface ShownCard {
  item: TradeItem;
  element: Element;
}

/** Product cards of the page's list, in DOM order. */
export function shownCards(queryClient: QueryClient, main: ParentNode): ShownCard[] {
  const cards = cardsOf(queryClient);
  return [...main.querySelectorAll("[data-product-id]")].flatMap((element, index) => {
    const found = cards.get(Number(element.getAttribute("data-product-id")));
    return found === undefined ? [] : [{ element, item: itemOfCard(found, index) }];
  });
}
