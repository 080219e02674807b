import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";

/** Links the text to the shipping costs page, if there is one. */
export function ShippingCosts({ children }: { children: string }): ReactElement {
  const shop = useShop();
  const { data: legal } = useSuspenseQuery(folderLinksQuery(shop, "legal"));
  const { data: service } = useSuspenseQuery(folderLinksQuery(shop, "service"));
  const page = [...service, ...legal].find(({ code }) => code === "shipping-costs");
  if (page === undefined) return <>{children}</>;
  return <ShopLink to={page.url}>{children}</ShopLink>;
}
