import type { WithdrawalReceipt } from "@shop/core";
import { useShop } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Declaration } from "./Declaration.tsx";
import type { WithdrawalValues } from "./submitWithdrawal.ts";
import { focusWithoutScroll } from "../../ui/focusOnMount.ts";

/** Receipt: reference, date and time, and the declaration. */
export function WithdrawalDone({
  values,
  receipt,
}: {
  values: WithdrawalValues;
  receipt: WithdrawalReceipt;
}): ReactElement {
  const t = useTexts("withdrawal");
  const { timeZone } = useRouter().options.context.storefront;
  const language = useShop().config.locale;
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone });
  return (
    <div className="lh-stack">
      <h1 tabIndex={-1} ref={focusWithoutScroll}>
        {t("done.title")}
      </h1>
      <p>{t("done.text")}</p>
      <dl className="lh-datalist">
        <dt>{t("done.reference")}</dt>
        <dd data-testid="withdrawal-reference">{receipt.reference}</dd>
        <dt>{t("done.received")}</dt>
        <dd>
          <time dateTime={receipt.receivedAt}>{dateFormat.format(new Date(receipt.receivedAt))}</time>
        </dd>
      </dl>
      <Declaration values={values} />
      <p>{t("done.mail", { email: values.email })}</p>
      <p>{t("done.next")}</p>
    </div>
  );
}
