import { createFormSchema, type WithdrawalReceipt } from "@shop/core";
import { parseWithdrawnItems } from "@shop/core/withdrawal";
import { useShop } from "@shop/react";
import { useLocation, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { fromFormFailure } from "../../shared/form/formFailure.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { DataList } from "../../ui/DataList.tsx";
import { focusOnMount, focusWithoutScroll } from "../../ui/focus.ts";
import { getDateFormat } from "../../ui/intlFormats.ts";
import {
  submitWithdrawal,
  type WithdrawalFormState,
  type WithdrawalValues,
} from "../../shared/withdrawal/submitWithdrawal.ts";

interface WithdrawalReviewProps {
  values: WithdrawalValues;
  idempotencyKey: string;
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
    serverSubmission: failure === undefined ? undefined : { values, formError: fromFormFailure(failure) },
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
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
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

/** Receipt: reference, date and time, and the declaration. */
export function WithdrawalDone(props: { values: WithdrawalValues; receipt: WithdrawalReceipt }): ReactElement {
  const { values, receipt } = props;
  const t = useTexts("withdrawal");
  const { locale, timeZone } = useRouter().options.context.storefront;
  const format = getDateFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone });
  return (
    <div className="lh-stack">
      <h1 tabIndex={-1} ref={focusOnMount}>
        {t("done.title")}
      </h1>
      <p>{t("done.text")}</p>
      <dl className="lh-datalist">
        <dt>{t("done.reference")}</dt>
        <dd data-testid="withdrawal-reference">{receipt.reference}</dd>
        <dt>{t("done.received")}</dt>
        <dd>
          <time dateTime={receipt.receivedAt}>{format.format(new Date(receipt.receivedAt))}</time>
        </dd>
      </dl>
      <Declaration values={values} />
      <p>{t("done.mail", { email: values.email })}</p>
      <p>{t("done.next")}</p>
    </div>
  );
}

function Declaration({ values }: { values: WithdrawalValues }): ReactElement {
  const t = useTexts("withdrawal");
  const items = parseWithdrawnItems(values.items).flatMap((item) =>
    "title" in item ? [`${item.quantity} × ${item.title}`] : [],
  );
  return (
    <>
      <p>
        <strong>{t(items.length === 0 ? "review.whole" : "review.part")}</strong>
      </p>
      {items.length > 0 && (
        <ul>
          {items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- typed lines may repeat
            <li key={at}>{item}</li>
          ))}
        </ul>
      )}
      <DataList
        rows={[
          [t("review.order"), values.orderRef],
          [t("name"), values.name],
          [t("email"), values.email],
          ...(values.reason === "" ? [] : [[t("reason"), values.reason] as const]),
        ]}
      />
    </>
  );
}
