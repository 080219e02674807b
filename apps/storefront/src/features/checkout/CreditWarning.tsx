import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Ways to pay that lend money: paying later, in instalments. */
export const isCredit = (code: string): boolean => code === "Klarna";

/** Beside every offer of credit, in the words of the law. Source: legal-security A1, Directive (EU) 2023/2225 art. 8. */
export function CreditWarning(): ReactElement {
  const t = useTexts("checkout");
  return (
    <strong className="lh-credit">
      <Icon name="triangle-alert" />
      <span>{t("creditWarning")}</span>
    </strong>
  );
}
