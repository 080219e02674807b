import { formSchema, ShopError, type WithdrawalReceipt } from "@shop/core";
import { useShop } from "@shop/react";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { FormView } from "../../app/FormView.tsx";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Declaration } from "./Declaration.tsx";
import { declareWithdrawal, FIELDS, type Typed, type WithdrawalAnswer } from "./withdrawalAnswer.ts";

interface WithdrawalReviewProps {
  typed: Typed;
  declarationKey: string;
  /** Set if the server's request to the backend failed. */
  failure: WithdrawalAnswer["failure"];
  onChange: () => void;
  onDone: (receipt: WithdrawalReceipt) => void;
}

/** Step 2: one control, which sends the declaration. The law prescribes its label. */
export function WithdrawalReview(props: WithdrawalReviewProps): ReactElement {
  const { typed, declarationKey, failure, onChange, onDone } = props;
  const t = useTexts("withdrawal");
  const shop = useShop();
  const { pathname } = useLocation();
  const form = useForm({
    name: "withdrawal-review",
    schema: anything,
    send: async () => onDone(await declareWithdrawal(shop, typed, declarationKey)),
    action: pathname,
    before: failure === undefined ? undefined : { values: typed, failure: errorOf(failure) },
  });
  return (
    <div className="lh-stack">
      <h1 tabIndex={-1} ref={takeFocus}>
        {t("review.title")}
      </h1>
      <p className="lh-muted">{t("step", { step: 2 })}</p>
      <Declaration typed={typed} />
      <p>{t("review.text")}</p>
      <FormView form={form} submit={t("review.confirm")}>
        {FIELDS.map((field) => (
          <input key={field} type="hidden" name={field} value={typed[field]} />
        ))}
        <input type="hidden" name="confirm" value={declarationKey} />
      </FormView>
      <p>
        <a
          href={pathname}
          onClick={(event) => {
            event.preventDefault();
            onChange();
          }}
        >
          {t("review.change")}
        </a>
      </p>
    </div>
  );
}

/** The form has validated all fields. */
const anything = formSchema(() => undefined);

const errorOf = ({ code, retryAfterSeconds }: NonNullable<WithdrawalAnswer["failure"]>): ShopError =>
  new ShopError(code, { details: { retryAfterSeconds } });

/** Stable reference: React calls it on mount, not on every render. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
