import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { VatNumberField as VatNumber } from "../../shared/VatNumberField.tsx";

/** CSS hides it for persons and associations. */
export function VatNumberField(props: { form: ShopForm; value?: string }): ReactElement {
  const t = useTexts("account");
  return (
    <div className="lh-for-company">
      <VatNumber
        {...props}
        label={t("vatNumber")}
        hint={(example) => t("vatHint", example)}
        optional={t("optional")}
        checking={t("vat.checking")}
      />
    </div>
  );
}
