import { MAX_LENGTHS } from "@shop/core/wire";
import { useCheckout, useShop } from "@shop/react";
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { LoadError } from "../../shared/LoadError.tsx";
import { TermsText } from "../../shared/TermsText.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { CreditWarning, isCredit, OrderFailureNotice } from "./CheckoutNotices.tsx";
import { ReviewLines, TotalsTable } from "./CheckoutSummary.tsx";
import { textOf } from "./readStep.ts";
import type { StepProps } from "./useCheckoutState.ts";
import { useErrorTitle, useOnPageHide } from "../../shared/form/useShopForm.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";

const changeList = lazyPart(() =>
  import("../../shared/cartChanges/CartChangeList.tsx").then(({ CartChangeList }) => CartChangeList),
);

const TERMS_ID = "accept-terms";

/**
 * Order review. Essentials and total stand directly above the button, whose label must say that ordering means paying, unless
 * nothing is to be paid. Source: legal-security A1.
 */
export function ReviewStep({ state }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const shared = useTexts("shared");
  const { draft, edit } = useCheckout();
  const { shipping } = useShop();
  const { busy, failure, secondsLeft, place } = usePlaceOrder();
  const messageField = useRef<HTMLTextAreaElement>(null);
  useOnPageHide(() => messageField.current !== null && edit({ message: messageField.current.value }));
  const [termsMissing, setTermsMissing] = useState(false);
  useErrorTitle(termsMissing || failure !== undefined);
  const { isLoading, shippingCents } = state.delivery;
  const hasQuoteFailed = shippingCents === undefined && !isLoading && !state.cart.isPending;
  const ready = state.totalCents !== undefined && state.payment !== undefined && !state.cart.isPending;
  const termsText = core("validation.terms.required");

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const accepted = "terms" in values;
    setTermsMissing(!accepted);
    if (!accepted || !ready || busy) return;
    const message = textOf(values, "message");
    edit({ message });
    void place({ ...state, draft: { ...state.draft, message } });
  }

  return (
    <form className="lh-form" noValidate onSubmit={onSubmit}>
      {termsMissing && (
        <ErrorSummary title={shared("form.wrong", { count: 1 })} items={[{ id: TERMS_ID, text: termsText }]} />
      )}
      {failure !== undefined && (
        <OrderFailureNotice failure={failure} secondsLeft={secondsLeft}>
          {state.cartCheck.check !== undefined && <changeList.Component check={state.cartCheck.check} />}
        </OrderFailureNotice>
      )}
      <TextArea
        id="order-message"
        name="message"
        label={t("message")}
        hint={t("messageHint")}
        optional={t("optional")}
        defaultValue={draft.message}
        maxLength={MAX_LENGTHS.message}
        rows={2}
        ref={messageField}
        onBlur={({ target }) => edit({ message: target.value })}
      />
      <CheckboxField
        id={TERMS_ID}
        name="terms"
        label={<TermsText text={t("terms")} />}
        error={termsMissing ? termsText : undefined}
        onChange={({ target }) => target.checked && setTermsMissing(false)}
      />
      {state.payment !== undefined && isCredit(state.payment.code) && (
        <p>
          <CreditWarning />
        </p>
      )}
      <div className="lh-stack">
        <ReviewLines lines={state.cart.lines} />
        <TotalsTable state={state} />
        {hasQuoteFailed && <LoadError text={t("postageFailed")} onRetry={() => shipping.refresh()} />}
        <Button
          type="submit"
          size="large"
          wide
          busy={busy || !ready || secondsLeft > 0}
          aria-disabled={!ready || undefined}
        >
          {t(state.isFree ? "orderFree" : "order")}
        </Button>
      </div>
      <p className="lh-visually-hidden" role="status">
        {busy ? t("ordering") : ready ? "" : t("shippingLoading")}
      </p>
    </form>
  );
}
