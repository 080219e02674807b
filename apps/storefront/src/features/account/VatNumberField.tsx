import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { VatNumberField as VatNumber } from "../../shared/VatNumberField.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/** CSS hides it for persons and associations. */
export function VatNumberField({ form, value }: { form: ShopForm; value?: string | undefined }): ReactElement {
  const t = useTexts("account");
  return (
    <div className="lh-for-company">
      <VatNumber
        form={form}
        value={value}
        label={t("vatNumber")}
        hint={(example) => t("vatHint", example)}
        optional={t("optional")}
        checking={t("vat.checking")}
      />
    </div>
  );
}
