import { useDelivery } from "@shop/react";
import type { ReactElement } from "react";
import { useMoney } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";

/** How the cart goes there, and what each way costs; what each of them means is told at checkout. */
export function DeliveryMethods(): ReactElement {
  const t = useTexts("cart");
  const money = useMoney();
  const { methods, methodId, chooseMethod } = useDelivery();
  if (methods === undefined || methods.length === 0) {
    return (
      <Notice tone="warn" announce="status">
        <p>{t(methods === undefined ? "deliveryUnknown" : "deliveryNone")}</p>
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
        ...(postageCents === undefined ? {} : { aside: postageCents === 0 ? t("free") : money(postageCents) }),
      }))}
    />
  );
}
