import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { ShopLink } from "./ShopLink.tsx";
import { type KnownOrder, withdrawalPath } from "./withdrawalPath.ts";

interface WithdrawLinkProps {
  /** what it is about, where the page knows */
  order?: KnownOrder;
  "data-kind"?: "withdraw";
}

/** Leads to the withdrawal function, in the words of the law (decision record 0024). */
export function WithdrawLink({ order, ...look }: WithdrawLinkProps): ReactElement {
  const t = useTexts("shared");
  const { language } = useRouter().options.context.storefront;
  return (
    <ShopLink {...look} to={withdrawalPath(language, order)}>
      {t("withdraw")}
    </ShopLink>
  );
}
