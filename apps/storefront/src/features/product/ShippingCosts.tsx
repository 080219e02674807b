import type { Product } from "@shop/core";
import type { ReactElement } from "react";
import { usePageLink } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";

export function ShippingCosts({ children }: { children: string }): ReactElement {
  const service = usePageLink("service", "shipping-costs");
  const legal = usePageLink("legal", "shipping-costs");
  const page = service ?? legal;
  return page === undefined ? <>{children}</> : <ShopLink to={page.url}>{children}</ShopLink>;
}

/** Price of the forwarding agent in euro, gross. Source: specification 9, delivery notes. */
const FREIGHT_CENTS = 9000;

/** Gross shipping cents of a single product; undefined if the backend does not report the price of a parcel. */
export const getShippingCents = ({ shippingCents, freight }: Product, currency: string): number | undefined =>
  shippingCents ?? (freight && currency === "EUR" ? FREIGHT_CENTS : undefined);
