import { localeConfigQuery } from "@shop/core/query";
import { useShipping, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";

/** Shipping methods with prices; checkout adds delivery dates. */
export function CartShippingMethods(): ReactElement {
  const t = useTexts("cart");
  const { convertShipping, formatCents } = useDisplayCart();
  const { methods, methodId, countryId, setMethod } = useShipping();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  if (methods === undefined || methods.length === 0) {
    const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
    return (
      <Notice tone="warn" announce="status">
        <p>{methods === undefined ? t("deliveryUnknown") : t("deliveryNone", { country, phone: config.storePhone })}</p>
      </Notice>
    );
  }
  return (
    <RadioCards
      legend={t("deliveryMethod")}
      name="deliveryMethod"
      value={String(methodId)}
      onChange={(value) => void setMethod(Number(value))}
      cards={methods.map(({ id, title, shippingCents }) => ({
        value: String(id),
        title,
        ...(shippingCents === undefined
          ? {}
          : { aside: shippingCents === 0 ? t("free") : formatCents(convertShipping(shippingCents)) }),
      }))}
    />
  );
}
