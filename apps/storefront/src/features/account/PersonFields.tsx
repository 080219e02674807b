import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";

interface PersonFieldsProps {
  form: ShopForm;
  values?: { firstName: string; lastName: string } | undefined;
}

export function PersonFields({ form, values }: PersonFieldsProps): ReactElement {
  const t = useTexts("account");
  return (
    <div className="lh-field-row">
      <Field
        {...form.field("firstname")}
        label={t("firstname")}
        defaultValue={values?.firstName}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <Field
        {...form.field("lastname")}
        label={t("lastname")}
        defaultValue={values?.lastName}
        autoComplete="family-name"
        maxLength={100}
        required
      />
    </div>
  );
}
