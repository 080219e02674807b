import type { Product } from "@shop/core";
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
  return page === undefined ? <>{children}</> : <ShopLink to={page.url}>{children}</ShopLink>;
}

/** Price of the forwarding agent, gross. Source: specification 9, delivery notes. */
const FREIGHT_CENTS = 9000;

/** Gross shipping cents of a single product; undefined if the backend does not report the price of a parcel. */
export const getShippingCents = ({
  shippingCents,
  freight,
}: Pick<Product, "shippingCents" | "freight">): number | undefined =>
  shippingCents ?? (freight ? FREIGHT_CENTS : undefined);
