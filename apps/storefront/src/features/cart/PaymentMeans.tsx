import { useCart, useDelivery, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Payment methods, disclosed before checkout starts. Source: legal-security A1. */
export function PaymentMeans(): ReactElement {
  const t = useTexts("cart");
  const shop = useShop();
  const { pending } = useCart();
  const { countryId, methodId, methods } = useDelivery();
  const { data } = useQuery({
    queryKey: ["paymentMethods", countryId, methodId],
    queryFn: () => shop.checkout.paymentMethods(methodId),
    enabled: !pending && methods !== undefined && methods.length > 0,
  });
  const titles = (data ?? []).toSorted((a, b) => a.position - b.position).map(({ title }) => title);
  return <p className="lh-cart-means">{titles.length > 0 && t("payment", { methods: titles.join(", ") })}</p>;
}
