import { createFormSchema, ShopError, type WithdrawalReceipt } from "@shop/core";
import { useShop } from "@shop/react";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Declaration } from "./Declaration.tsx";
import {
  submitWithdrawal,
  WITHDRAWAL_FIELDS,
  type WithdrawalValues,
  type WithdrawalFormState,
} from "./submitWithdrawal.ts";
import { focusWithoutScroll } from "../../ui/focusOnMount.ts";

interface WithdrawalReviewProps {
  values: WithdrawalValues;
  idempotencyKey: string;
  /** Set if the server's request to the backend failed. */
  failure: WithdrawalFormState["failure"];
  onChange: () => void;
  onDone: (receipt: WithdrawalReceipt) => void;
}

/** Step 2: one control, which sends the declaration. The law prescribes its label. */
export function WithdrawalReview(props: WithdrawalReviewProps): ReactElement {
  const { values, idempotencyKey, failure, onChange, onDone } = props;
  const t = useTexts("withdrawal");
  const shop = useShop();
  const { pathname } = useLocation();
  const form = useShopForm({
    name: "withdrawal-review",
    schema: noFields,
    submit: async () => onDone(await submitWithdrawal(shop, values, idempotencyKey)),
    action: pathname,
    serverSubmission: failure === undefined ? undefined : { values, formError: toShopError(failure) },
  });
  return (
    <div className="lh-stack">
      <h1 tabIndex={-1} ref={focusWithoutScroll}>
        {t("review.title")}
      </h1>
      <p className="lh-muted">{t("step", { step: 2 })}</p>
      <Declaration values={values} />
      <p>{t("review.text")}</p>
      <FormView form={form} submitLabel={t("review.confirm")}>
        {WITHDRAWAL_FIELDS.map((field) => (
          <input key={field} type="hidden" name={field} value={values[field]} />
        ))}
        <input type="hidden" name="confirm" value={idempotencyKey} />
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
const noFields = createFormSchema(() => undefined);

const toShopError = ({ code, retryAfterSeconds }: NonNullable<WithdrawalFormState["failure"]>): ShopError =>
  new ShopError(code, { details: { retryAfterSeconds } });
