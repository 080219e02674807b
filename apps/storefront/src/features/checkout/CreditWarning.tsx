import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Payment methods that grant credit: pay later, instalments. */
export const isCredit = (code: string): boolean => code === "Klarna";

/** Warning prescribed for every offer of credit. Source: legal-security A1, Directive (EU) 2023/2225 Art. 8. */
export function CreditWarning(): ReactElement {
  const t = useTexts("checkout");
  return (
    <strong className="lh-credit">
      <Icon name="triangle-alert" />
      <span>{t("creditWarning")}</span>
    </strong>
  );
}
