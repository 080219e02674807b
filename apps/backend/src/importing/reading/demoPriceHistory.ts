import type { DemoProduct } from "@shop/demo/schemas";

/** Gross prices of a variant over time: the regular price, the steps of `promotion.earlier`, the promo price. */
export function demoPriceHistory(
  { price = 0, createdOn = "2026-01-01", promotion }: Pick<DemoProduct, "price" | "createdOn" | "promotion">,
  variant: DemoProduct["variants"][number],
): { since: string; gross: number }[] {
  const regular = variant.price ?? price;
  const first = { since: createdOn, gross: regular };
  if (typeof variant.promoPrice !== "number" || !promotion) return [first];
  const earlier = promotion.earlier.map(([since, part]) => ({ since, gross: Math.round(regular * part) }));
  return [first, ...earlier, { since: promotion.since, gross: variant.promoPrice }];
}
