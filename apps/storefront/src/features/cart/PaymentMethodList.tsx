import { useCart, useShipping, useShop, useTotals } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";

/** Payment methods, disclosed before checkout starts unless nothing is to be paid. Source: legal-security A1. */
export function PaymentMethodList(): ReactElement {
  const t = useTexts("cart");
  const { checkout } = useShop();
  const config = useLocaleConfig();
  const { isPending } = useCart();
  const { countryId, methodId, methods = [] } = useShipping();
  const isFree = useTotals().totalCents === 0;
  const { data = [] } = useQuery({
    queryKey: ["paymentMethods", countryId, methodId],
    queryFn: () => checkout.paymentMethods(methodId, config),
    enabled: !isFree && !isPending && methods.length > 0,
  });
  const titles = isFree ? [] : data.map(({ title }) => title);
  return <p className="lh-cart-payments">{titles.length > 0 && t("payment", { methods: titles.join(", ") })}</p>;
}
