import { productsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useRecentlyViewed } from "../../shared/recentlyViewed.ts";
import { ProductRail } from "./ProductRail.tsx";

/** Products viewed in this browser session, which the server does not know. */
export function RecentlyViewed(): ReactElement | null {
  const t = useTexts("home");
  const ids = useRecentlyViewed();
  const productQuery = productsQuery(useShop(), { id: ids, order: "given_id", limit: ids.length });
  const { data } = useQuery({ ...productQuery, enabled: ids.length > 0 });
  return data ? <ProductRail id="viewed" title={t("viewed")} products={data} /> : null;
}
