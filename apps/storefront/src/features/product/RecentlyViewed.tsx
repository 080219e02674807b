import { productsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ProductRail } from "./ProductRail.tsx";
import { useRecentlyViewed } from "../../shared/recentlyViewed.ts";

/** Products viewed in this browser session, latest first. Omits products no longer sold. */
export function RecentlyViewed({ except }: { except?: number }): ReactElement | null {
  const t = useTexts("product");
  const ids = useRecentlyViewed().filter((id) => id !== except);
  const { data: products = [] } = useQuery({
    ...productsQuery(useShop(), { id: ids, order: "given_id", limit: ids.length }),
    enabled: ids.length > 0,
  });
  return <ProductRail title={t("rails.recent")} products={products} />;
}
