import { type Customer, customerDetailsSchema } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountField } from "./AccountField.tsx";
import { AccountQueryView, useCustomer } from "./accountQueries.tsx";
import { isPerson, TitleField } from "./companyFields.tsx";
import { CurrentPasswordField } from "./passwordFields.tsx";
import { useCustomerForm } from "./useCustomerForm.ts";

export function DetailsScreen(): ReactElement {
  const t = useTexts("account");
  return (
    <>
      <h1>{t("details.title")}</h1>
      <AccountQueryView query={useCustomer()} rows={4}>
        {(customer) => <DetailsForm customer={customer} />}
      </AccountQueryView>
    </>
  );
}

function DetailsForm({ customer }: { customer: Customer }): ReactElement {
  const t = useTexts("account");
  const { pendingEmail: pending, email, titleId, firstName, lastName } = customer;
  const form = useCustomerForm({
    name: "details",
    schema: customerDetailsSchema(customer),
    savedText: t("details.saved"),
  });
  return (
    <>
      {pending !== "" && pending !== email && (
        <Notice title={t("details.pending")} announce="status" text={t("details.pendingText", { pending, email })} />
      )}
      <FormView form={form} submitLabel={t("details.submit")}>
        {isPerson(titleId) && <TitleField value={titleId} personsOnly />}
        <div className="lh-field-row">
          <AccountField name="firstName" defaultValue={firstName} />
          <AccountField name="lastName" defaultValue={lastName} />
        </div>
        <AccountField name="email" defaultValue={email} hint={t("details.emailHint")} />
        <CurrentPasswordField label={t("details.passwordFor")} required={false} />
      </FormView>
    </>
  );
}
