import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../ShopLink.tsx";
import { type OrderReference, withdrawalPath } from "./withdrawalPath.ts";

interface WithdrawalLinkProps {
  order?: OrderReference;
  "data-kind"?: "withdraw";
}

/** Link to the withdrawal function, with the label the law requires (decision record 0129). */
export function WithdrawalLink({ order, ...linkProps }: WithdrawalLinkProps): ReactElement {
  const t = useTexts("shared");
  const { language } = useRouter().options.context.storefront;
  return (
    <ShopLink {...linkProps} to={withdrawalPath(language, order)}>
      {t("withdraw")}
    </ShopLink>
  );
}
