import type { PaymentMethod } from "@shop/core";
import { useCheckout } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useShownCart } from "../../app/useShownCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { CreditWarning, isCredit } from "./CreditWarning.tsx";
import type { StepProps } from "./stepProps.ts";
import { useErrorTitle } from "./useErrorTitle.ts";

export function PaymentStep({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const { postage, money } = useShownCart();
  const { draft, edit } = useCheckout();
  const { paymentMethods: methods, payment } = state;
  const [missing, setMissing] = useState(false);
  useErrorTitle(missing && payment === undefined);
  if (methods === undefined) return <p role="status">{t("paymentLoading")}</p>;
  if (methods.length === 0) {
    return (
      <Notice tone="warn" announce="alert">
        <p>{t("paymentNone")}</p>
      </Notice>
    );
  }
  const moreOf = ({ code }: PaymentMethod) => (isCredit(code) ? { more: <CreditWarning /> } : {});
  return (
    <form
      className="lh-form"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(payment === undefined);
        if (payment !== undefined) onNext("review");
      }}
    >
      {missing && payment === undefined && (
        <ErrorSummary
          title={t("errors.title", { count: 1 })}
          items={[{ id: "paymentMethod", text: core("validation.payment.required") }]}
        />
      )}
      <RadioCards
        legend={t("paymentMethod")}
        name="paymentMethod"
        value={draft.paymentMethodId === undefined ? undefined : String(draft.paymentMethodId)}
        onChange={(value) => edit({ paymentMethodId: Number(value) })}
        cards={methods.map((method) => ({
          value: String(method.id),
          title: method.title,
          description: method.description,
          ...(method.feeCents > 0 ? { aside: `+ ${money(postage(method.feeCents))}` } : {}),
          ...moreOf(method),
        }))}
      />
      <Button type="submit" size="large">
        {t("continue.review")}
      </Button>
    </form>
  );
}
