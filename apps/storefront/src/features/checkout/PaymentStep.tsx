import type { PaymentMethod } from "@shop/core";
import { useCheckout, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useErrorTitle } from "../../shared/form/useShopForm.ts";
import { LoadError } from "../../shared/LoadError.tsx";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import {
  CreditWarning,
  describeOrderError,
  isCredit,
  type OrderFailure,
  OrderFailureNotice,
} from "./CheckoutNotices.tsx";
import { isAmazon, needsAmazonPage, type StepProps } from "./useCheckoutState.ts";
import { usePageBusy } from "./usePlaceOrder.ts";

export function PaymentStep(props: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { paymentMethods: methods, retryPayments } = props.state;
  if (props.state.isFree && props.state.payment !== undefined) return <NothingToPay {...props} />;
  if (methods !== undefined && methods.length > 0) return <PaymentForm {...props} methods={methods} />;
  if (retryPayments !== undefined) return <LoadError text={t("paymentListFailed")} onRetry={retryPayments} />;
  if (methods === undefined) return <p role="status">{t("paymentLoading")}</p>;
  return <Notice tone="warn" announce="alert" text={t("paymentNone")} />;
}

function NothingToPay({ onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  return (
    <form
      className="lh-form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext("review");
      }}
    >
      <p>{t("nothingToPay")}</p>
      <Button type="submit" size="large" wide>
        {t("continue.review")}
      </Button>
    </form>
  );
}

function PaymentForm({ state, onNext, methods }: StepProps & { methods: readonly PaymentMethod[] }): ReactElement {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const shared = useTexts("shared");
  const { formatShipping } = useDisplayCart();
  const { draft, edit } = useCheckout();
  const { payment } = state;
  const { checkout } = useShop();
  const [busy, setBusy] = usePageBusy();
  const [failure, setFailure] = useState<OrderFailure>();
  const [missing, setMissing] = useState(false);
  const toAmazon = payment !== undefined && needsAmazonPage(payment, draft);
  useErrorTitle((missing && payment === undefined) || failure !== undefined);
  const hasChosen = (draft.amazonSessionId ?? "") !== "";

  /** Opens Amazon's page for account and payment instrument, which redirects back to the checkout. */
  async function openAmazon(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const page = await checkout.amazonPayUrl();
      if (page !== undefined) return location.assign(page);
      // A backend without Amazon's page needs no session.
      edit({ amazonSessionId: "" });
      onNext("review");
    } catch (error) {
      setFailure(describeOrderError(error, { amazon: true }));
    }
    setBusy(false);
  }

  return (
    <form
      className="lh-form"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(payment === undefined);
        if (toAmazon) void openAmazon();
        else if (payment !== undefined) onNext("review");
      }}
    >
      {missing && payment === undefined && (
        <ErrorSummary
          title={shared("form.wrong", { count: 1 })}
          items={[{ id: "paymentMethod", text: core("validation.payment.required") }]}
        />
      )}
      {failure !== undefined && <OrderFailureNotice failure={failure} secondsLeft={0} />}
      <RadioCards
        legend={t("paymentMethod")}
        name="paymentMethod"
        value={draft.paymentMethodId === undefined ? undefined : String(draft.paymentMethodId)}
        onChange={(value) => edit({ paymentMethodId: Number(value) })}
        cards={methods.map((method) => ({
          value: String(method.id),
          title: (
            <span className="lh-payment-method">
              <PaymentMark code={method.code} />
              {method.title}
            </span>
          ),
          description: isAmazon(method) && hasChosen ? t("amazon.chosen") : method.description,
          aside: method.feeCents > 0 ? `+ ${formatShipping(method.feeCents)}` : undefined,
          more: isCredit(method.code) ? <CreditWarning /> : undefined,
        }))}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t(toAmazon ? "continue.amazon" : "continue.review")}
      </Button>
      {payment !== undefined && isAmazon(payment) && hasChosen && (
        <Button variant="quiet" onClick={() => void openAmazon()}>
          {t("amazon.change")}
        </Button>
      )}
    </form>
  );
}

/** Methods of another delivery country are not in the storefront's list: they get a card. */
function PaymentMark({ code }: { code: string }): ReactElement {
  const mark = useLocaleConfig().paymentMethods.find((method) => method.code === code)?.mark;
  if (mark === undefined) return <Icon name="credit-card" />;
  return (
    <svg className="lh-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
