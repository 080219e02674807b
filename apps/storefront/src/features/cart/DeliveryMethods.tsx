import { localeConfigQuery } from "@shop/core/query";
import { useDelivery, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useShownCart } from "../../app/useShownCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";

/** Shipping methods with prices; checkout adds delivery dates. */
export function DeliveryMethods(): ReactElement {
  const t = useTexts("cart");
  const { postage, money } = useShownCart();
  const { methods, methodId, countryId, chooseMethod } = useDelivery();
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
      onChange={(value) => chooseMethod(Number(value))}
      cards={methods.map(({ id, title, postageCents }) => ({
        value: String(id),
        title,
        ...(postageCents === undefined ? {} : { aside: postageCents === 0 ? t("free") : money(postage(postageCents)) }),
      }))}
    />
  );
}
