import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { linksQuery } from "../../app/linksQuery.ts";
import { ShopLink } from "../../app/ShopLink.tsx";

/** The words lead to the page of the shipping costs, wherever the shop keeps it. */
export function ShippingCosts({ children }: { children: string }): ReactElement {
  const shop = useShop();
  const { data: legal } = useSuspenseQuery(linksQuery(shop, "legal"));
  const { data: service } = useSuspenseQuery(linksQuery(shop, "service"));
  const page = [...service, ...legal].find(({ code }) => code === "shipping-costs");
  if (page === undefined) return <>{children}</>;
  return <ShopLink to={page.url}>{children}</ShopLink>;
}
