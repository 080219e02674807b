import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { useMoney } from "../../app/useMoney.ts";
import { useShownCart } from "../../app/useShownCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import type { StepProps } from "./stepProps.ts";

export function DeliveryStep({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const money = useMoney();
  const { postage } = useShownCart();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { methods, methodId, countryId, chooseMethod } = state.delivery;
  if (methods === undefined) return <p role="status">{t("deliveryLoading")}</p>;
  if (methods.length === 0 || state.undeliverable !== "none") {
    const text =
      methods.length === 0 ? "deliveryNone" : state.undeliverable === "all" ? "allUndeliverable" : "someUndeliverable";
    const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
    return (
      <Notice tone="warn" announce="alert">
        <p>{t(text, { country, phone: config.storePhone })}</p>
      </Notice>
    );
  }
  return (
    <form
      className="lh-form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext("payment");
      }}
    >
      <RadioCards
        legend={t("deliveryMethod")}
        name="deliveryMethod"
        value={String(methodId)}
        onChange={(value) => chooseMethod(Number(value))}
        cards={methods.map((method) => ({
          value: String(method.id),
          title: method.title,
          description: method.description,
          ...(method.postageCents === undefined
            ? {}
            : { aside: method.postageCents === 0 ? t("free") : money(postage(method.postageCents)) }),
        }))}
      />
      <Button type="submit" size="large">
        {t("continue.payment")}
      </Button>
    </form>
  );
}
