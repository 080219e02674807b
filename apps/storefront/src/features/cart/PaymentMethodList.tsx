import { useCart, useShipping, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";

/** Payment methods, disclosed before checkout starts. Source: legal-security A1. */
export function PaymentMethodList(): ReactElement {
  const t = useTexts("cart");
  const { checkout } = useShop();
  const config = useLocaleConfig();
  const { isPending } = useCart();
  const { countryId, methodId, methods = [] } = useShipping();
  const { data = [] } = useQuery({
    queryKey: ["paymentMethods", countryId, methodId],
    queryFn: () => checkout.paymentMethods(methodId, config),
    enabled: !isPending && methods.length > 0,
  });
  const titles = data.map(({ title }) => title);
  return <p className="lh-cart-payments">{titles.length > 0 && t("payment", { methods: titles.join(", ") })}</p>;
}
