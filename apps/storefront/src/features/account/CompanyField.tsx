import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";

/** Name of a company or association; CSS hides it for persons. */
export function CompanyField({ form, value }: { form: ShopForm; value?: string | undefined }): ReactElement {
  const t = useTexts("account");
  return (
    <div className="lh-for-company">
      <Field
        {...form.field("company")}
        label={t("company")}
        defaultValue={value}
        autoComplete="organization"
        maxLength={200}
        required
      />
    </div>
  );
}
