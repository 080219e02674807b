import { folderQuery } from "@shop/core/query";
import { useCheckout, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { TermsText } from "../../app/TermsText.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { CreditWarning, isCredit } from "./CreditWarning.tsx";
import { OrderFailureNotice } from "./OrderFailureNotice.tsx";
import { textOf } from "./readAddress.ts";
import { ReviewLines } from "./ReviewLines.tsx";
import type { StepProps } from "./stepProps.ts";
import { TotalsTable } from "./TotalsTable.tsx";
import { useErrorTitle } from "./useErrorTitle.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";

const TERMS_ID = "accept-terms";

/**
 * The last look. Essentials and total stand directly above the button, nothing between them, and the button says in the
 * words of the law that ordering means paying. Source: legal-security A1.
 */
export function ReviewStep({ state }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const { draft, edit } = useCheckout();
  const { data: legal } = useSuspenseQuery(folderQuery(useShop(), "legal"));
  const { busy, failure, secondsLeft, place } = usePlaceOrder();
  const [termsMissing, setTermsMissing] = useState(false);
  useErrorTitle(termsMissing || failure !== undefined);
  const ready = state.totalCents !== undefined && state.payment !== undefined && !state.cart.pending;
  const termsText = core("validation.terms.required");

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const accepted = values.has("terms");
    setTermsMissing(!accepted);
    if (!accepted || !ready || busy) return;
    const message = textOf(values, "message");
    edit({ message });
    void place({ ...state, draft: { ...state.draft, message } });
  }

  return (
    <form className="lh-form" noValidate onSubmit={onSubmit}>
      {termsMissing && (
        <ErrorSummary title={t("errors.title", { count: 1 })} items={[{ id: TERMS_ID, text: termsText }]} />
      )}
      {failure !== undefined && <OrderFailureNotice failure={failure} secondsLeft={secondsLeft} />}
      <TextArea
        id="order-message"
        name="message"
        label={t("message")}
        hint={t("messageHint")}
        optional={t("optional")}
        defaultValue={draft.message}
        maxLength={1000}
        rows={2}
        onBlur={({ target }) => edit({ message: target.value })}
      />
      <CheckboxField
        id={TERMS_ID}
        name="terms"
        label={<TermsText text={t("terms")} links={legal} />}
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
        <Button type="submit" size="large" wide busy={busy || !ready || secondsLeft > 0}>
          {t("order")}
        </Button>
      </div>
      <p className="lh-visually-hidden" role="status">
        {busy ? t("ordering") : ""}
      </p>
    </form>
  );
}
