import type { CartItem, ProductCard, Shop } from "@shop/core";
import { accessoriesQuery, type ReadQuery } from "@shop/core/query";

/** A service that can be booked with a product; small, because the page contains it twice. */
export type Service = Pick<ProductCard, "id" | "variantId" | "title" | "ref" | "priceCents" | "vatPercent">;

/** Services of a product. An older backend returns accessories here, which have pages. */
export function servicesQuery(shop: Shop, productId: number): ReadQuery<Service[]> {
  const { queryKey, queryFn, ...query } = accessoriesQuery(shop, productId, "service");
  return {
    ...query,
    queryKey: ["services", ...queryKey.slice(1)],
    queryFn: async (context) =>
      (await queryFn(context))
        .filter(({ url }) => url === "")
        .map(({ id, variantId, title, ref, priceCents, vatPercent }) => ({
          id,
          variantId,
          title,
          ref,
          priceCents,
          vatPercent,
        })),
  };
}

/** The products of the cart limit a service; the backend knows them. */
const MAX_SERVICES = 9999;

/** Returns a service as the cart shows it until the backend responds. */
export const toServiceItem = ({ id, priceCents, vatPercent = 0, ...service }: Service): CartItem => ({
  ...service,
  productId: id,
  unitCents: priceCents,
  vatPercent,
  compareAtCents: undefined,
  url: "",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  step: 1,
  stock: MAX_SERVICES,
  freight: false,
  weightGrams: 0,
});
