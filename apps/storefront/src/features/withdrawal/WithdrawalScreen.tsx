import type { WithdrawalReceipt } from "@shop/core";
import { useLocation, useRouter } from "@tanstack/react-router";
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

const REVIEW = "step=review";

/**
 * Withdrawal function: a form with the legally permitted fields, then a review with one control. Works without
 * JavaScript; with it, "back" leads to the filled form. Source: Directive 2011/83/EU, Art. 11a; decision 0054.
 */
export function WithdrawalScreen({ formState }: { formState: WithdrawalFormState | undefined }): ReactElement {
  const t = useTexts("withdrawal");
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const [declaration, setDeclaration] = useState<Pick<WithdrawalFormState, "values" | "idempotencyKey"> | undefined>(
    formState?.step === "form" ? undefined : formState,
  );
  const [receipt, setReceipt] = useState<WithdrawalReceipt | undefined>(formState?.receipt);
  // The response to a form post has the form's own URL.
  const [isServerReview, setIsServerReview] = useState(formState?.step === "review");
  const link = useOrderLink();
  const isReview = isServerReview || searchStr.includes(REVIEW);

  function review(values: WithdrawalValues): void {
    setDeclaration({ values, idempotencyKey: createIdempotencyKey() });
    router.history.push(`${pathname}?${REVIEW}`);
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
            onDone={setReceipt}
          />
        ) : (
          <WithdrawalForm
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
