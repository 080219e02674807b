import { useSession } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { VatNumberField } from "../../shared/VatNumberField.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/**
 * VAT number of the ordering company, for the invoice. The backend decides whether VAT is charged, for customers only:
 * they change their number in the account, where the register confirms it. Source: decision 0062.
 */
export function CompanyVatField({ form, value }: { form: ShopForm; value: string }): ReactElement {
  const t = useTexts("checkout");
  const isCustomer = useSession().status === "customer";
  return (
    <div>
      <VatNumberField
        form={form}
        value={value}
        readOnly={isCustomer && value !== ""}
        label={t("vatNumber")}
        hint={(example) => t("vatNumberHint", example)}
        optional={t("optional")}
        checking={t("vatChecking")}
      />
      <p className="lh-hint">
        {isCustomer ? <ShopLink to="/account/company">{t("vatInAccount")}</ShopLink> : t("vatGuest")}
      </p>
    </div>
  );
}
