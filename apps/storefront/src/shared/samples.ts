import type { ProductCard, Shop, VisibleLine } from "@shop/core";
import { accessoriesQuery, type ReadQuery } from "@shop/core/query";
import { isService } from "./isService.ts";

/** Free samples of the materials of a product, one for each colour. An older backend returns accessories here, which have pages. */
export function samplesQuery(shop: Shop, productId: number): ReadQuery<ProductCard[]> {
  const { queryKey, queryFn, ...query } = accessoriesQuery(shop, productId, "sample");
  return {
    ...query,
    queryKey: ["samples", ...queryKey.slice(1)],
    queryFn: async (context) => (await queryFn(context)).filter(({ url }) => url === ""),
  };
}

/** Samples have no page and no price, but a weight, unlike services (decision 0385). */
export const isSample = (line: Pick<VisibleLine, "url" | "weightGrams" | "unitCents">): boolean =>
  line.url === "" && line.unitCents === 0 && !isService(line);
