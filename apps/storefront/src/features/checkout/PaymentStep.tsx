import { useCheckout } from "@shop/react";
import { type ReactElement, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { useMoney } from "../../app/useMoney.ts";
import { useShownCart } from "../../app/useShownCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import type { StepProps } from "./stepProps.ts";
import { useErrorTitle } from "./useErrorTitle.ts";
import { isPayable } from "./usePlaceOrder.ts";

export function PaymentStep({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const money = useMoney();
  const { postage } = useShownCart();
  const { draft, edit } = useCheckout();
  const methods = state.paymentMethods
    ?.filter(({ code }) => isPayable(code))
    .toSorted((a, b) => a.position - b.position);
  const [missing, setMissing] = useState(false);
  useErrorTitle(missing && state.payment === undefined);
  if (methods === undefined) return <p role="status">{t("paymentLoading")}</p>;
  return (
    <form
      className="lh-form"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(state.payment === undefined);
        if (state.payment !== undefined) onNext("review");
      }}
    >
      {missing && state.payment === undefined && (
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
        }))}
      />
      <Button type="submit" size="large">
        {t("continue.review")}
      </Button>
    </form>
  );
}
