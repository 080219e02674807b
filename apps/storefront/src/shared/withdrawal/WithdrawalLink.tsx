import { WITHDRAWAL_PATHS } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../ShopLink.tsx";

/** Order to prefill: one of the customer's own, or one from a mailed link. */
type OrderReference = { orderId: number } | { ref: string; hash: string };

/** Link to the withdrawal function, with the label the law requires (decision record 0129). */
export function WithdrawalLink(props: { order?: OrderReference; "data-kind"?: "withdraw" }): ReactElement {
  const { order, ...linkProps } = props;
  const t = useTexts("shared");
  const { language } = useRouter().options.context.storefront;
  return (
    <ShopLink {...linkProps} to={WITHDRAWAL_PATHS[language] + toQuery(order)}>
      {t("withdraw")}
    </ShopLink>
  );
}

/** The secret of a mailed link is in the fragment, which is sent to no server. */
function toQuery(order: OrderReference | undefined): string {
  if (order === undefined) return "";
  if ("orderId" in order) return `?order_id=${order.orderId}`;
  return `?order=${encodeURIComponent(order.ref)}#key=${encodeURIComponent(order.hash)}`;
}
