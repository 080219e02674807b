import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { ShopLink } from "./ShopLink.tsx";
import { type KnownOrder, withdrawalPath } from "./withdrawalPath.ts";

interface WithdrawLinkProps {
  order?: KnownOrder;
  "data-kind"?: "withdraw";
}

/** Link to the withdrawal function, with the label the law requires (decision record 0024). */
export function WithdrawLink({ order, ...look }: WithdrawLinkProps): ReactElement {
  const t = useTexts("shared");
  const { language } = useRouter().options.context.storefront;
  return (
    <ShopLink {...look} to={withdrawalPath(language, order)}>
      {t("withdraw")}
    </ShopLink>
  );
}
