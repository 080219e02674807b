import { parseWithdrawnItems } from "@shop/core/withdrawal";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { WithdrawalValues } from "./submitWithdrawal.ts";

/** Text of the declaration, as it is sent. */
export function Declaration({ values }: { values: WithdrawalValues }): ReactElement {
  const t = useTexts("withdrawal");
  const items = parseWithdrawnItems(values.pieces).flatMap((item) =>
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
      <dl className="lh-datalist">
        <dt>{t("review.order")}</dt>
        <dd>{values.orderRef}</dd>
        <dt>{t("name")}</dt>
        <dd>{values.name}</dd>
        <dt>{t("email")}</dt>
        <dd>{values.email}</dd>
        {values.reason !== "" && (
          <>
            <dt>{t("reason")}</dt>
            <dd>{values.reason}</dd>
          </>
        )}
      </dl>
    </>
  );
}
