import type { WithdrawalReceipt } from "@shop/core";
import { Breadcrumbs } from "@shop/react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { useOrderLink } from "./useOrderLink.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";
import { WithdrawalDone } from "./WithdrawalDone.tsx";
import { newKey } from "./newKey.ts";
import { WithdrawalReview } from "./WithdrawalReview.tsx";
import { NOTHING_TYPED, type Typed, type WithdrawalAnswer } from "./withdrawalAnswer.ts";

interface Declared {
  typed: Typed;
  /** Idempotency key, created with the review: one per declaration. */
  key: string;
}

const REVIEW = "step=review";

/**
 * Withdrawal function: a form with the legally permitted fields, then a review with one control. Works without
 * JavaScript; with it, "back" leads to the filled form. Source: Directive 2011/83/EU, Art. 11a; decision D2.
 */
export function WithdrawalScreen({ answer }: { answer: WithdrawalAnswer | undefined }): ReactElement {
  const t = useTexts("withdrawal");
  const shared = useTexts("shared");
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const [declared, setDeclared] = useState<Declared | undefined>(answer?.step === "form" ? undefined : answer);
  const [receipt, setReceipt] = useState<WithdrawalReceipt | undefined>(answer?.receipt);
  // The response to a form post has the form's own URL.
  const [answered, setAnswered] = useState(answer?.step === "review");
  const link = useOrderLink();
  const isReview = answered || searchStr.includes(REVIEW);

  function review(typed: Typed): void {
    setDeclared({ typed, key: newKey() });
    router.history.push(`${pathname}?${REVIEW}`);
  }
  function change(): void {
    if (answered) setAnswered(false);
    else router.history.back();
  }

  return (
    <div className="lh-page">
      <Breadcrumbs
        label={shared("crumbs")}
        link={ShopLink}
        crumbs={[{ title: shared("home"), href: "/" }, { title: t("title") }]}
      />
      <div className="lh-narrow">
        {receipt !== undefined && declared !== undefined ? (
          <WithdrawalDone typed={declared.typed} receipt={receipt} />
        ) : isReview && declared !== undefined ? (
          <WithdrawalReview
            typed={declared.typed}
            declarationKey={declared.key}
            failure={answer?.failure}
            onChange={change}
            onDone={setReceipt}
          />
        ) : (
          <WithdrawalForm
            typed={declared?.typed ?? answer?.typed ?? NOTHING_TYPED}
            link={link}
            refused={answer?.step === "form" && declared === undefined}
            onReview={review}
          />
        )}
      </div>
    </div>
  );
}
