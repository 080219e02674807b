import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { createIdempotencyKey } from "../../shared/idempotencyKey.ts";
import {
  EMPTY_VALUES,
  type WithdrawalFormState,
  type WithdrawalValues,
} from "../../shared/withdrawal/submitWithdrawal.ts";
import { useOrderLink } from "./usePrefilledOrder.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";
import { WithdrawalDone, WithdrawalReview } from "./WithdrawalReview.tsx";
import "../../shared/service.css";

type Declaration = Pick<WithdrawalFormState, "values" | "idempotencyKey" | "receipt">;

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Declaration of the entry, with its receipt once it has one: a reload displays both again. */
    withdrawal?: Declaration;
  }
}

const REVIEW = "step=review";

/**
 * Withdrawal function: a form with the legally permitted fields, then a review with one control. Works without
 * JavaScript; with it, "back" leads to the filled form. Source: Directive 2011/83/EU, Art. 11a; decision 0054.
 */
export function WithdrawalScreen({ formState }: { formState: WithdrawalFormState | undefined }): ReactElement {
  const t = useTexts("withdrawal");
  const router = useRouter();
  const { pathname, searchStr, state } = useLocation();
  // The server does not know the history.
  const entry = useHydrated() ? state.withdrawal : undefined;
  const declaration = entry ?? (formState?.step === "form" ? undefined : formState);
  const [sent, setSent] = useState<Declaration>();
  // Going back from the receipt to the form displays it too; a link to the form starts another declaration.
  const receipt =
    declaration?.receipt ?? (sent?.idempotencyKey === declaration?.idempotencyKey ? sent?.receipt : undefined);
  // The response to a form post has the form's own URL.
  const [isServerReview, setIsServerReview] = useState(formState?.step === "review");
  const link = useOrderLink();
  const isReview = isServerReview || searchStr.includes(REVIEW);

  function review(values: WithdrawalValues): void {
    const withdrawal = { values, idempotencyKey: createIdempotencyKey() };
    router.history.replace(pathname + searchStr, { withdrawal });
    // Otherwise the two become one.
    router.history.flush();
    router.history.push(`${pathname}?${REVIEW}`, { withdrawal });
  }
  function finish(done: Declaration): void {
    setSent(done);
    if (!isServerReview) router.history.replace(`${pathname}?${REVIEW}`, { withdrawal: done });
  }
  function change(): void {
    if (isServerReview) setIsServerReview(false);
    else router.history.back();
  }

  return (
    <CrumbPage title={t("title")}>
      <div className="lh-narrow">
        {receipt !== undefined && declaration !== undefined ? (
          <WithdrawalDone values={declaration.values} receipt={receipt} />
        ) : isReview && declaration !== undefined ? (
          <WithdrawalReview
            values={declaration.values}
            idempotencyKey={declaration.idempotencyKey}
            failure={formState?.failure}
            onChange={change}
            onDone={(newReceipt) => finish({ ...declaration, receipt: newReceipt })}
          />
        ) : (
          <WithdrawalForm
            key={entry?.idempotencyKey}
            values={declaration?.values ?? formState?.values ?? EMPTY_VALUES}
            link={link}
            isRejected={formState?.step === "form" && declaration === undefined}
            onReview={review}
          />
        )}
      </div>
    </CrumbPage>
  );
}
