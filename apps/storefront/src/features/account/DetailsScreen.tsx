import { type Customer, detailsSchema } from "@shop/core";
import type { ReactElement } from "react";
import { FormView } from "../../app/FormView.tsx";
import { toast } from "../../app/toasts.ts";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { useCustomer, useUpdateCustomer } from "./accountData.ts";
import { AccountPart } from "./AccountPart.tsx";
import { EmailField } from "./EmailField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { TitleField } from "./TitleField.tsx";
import { isPerson } from "./titles.ts";

export function DetailsScreen(): ReactElement {
  const t = useTexts("account");
  return (
    <>
      <h1>{t("details.title")}</h1>
      <AccountPart query={useCustomer()} rows={4}>
        {(customer) => <DetailsForm customer={customer} />}
      </AccountPart>
    </>
  );
}

function DetailsForm({ customer }: { customer: Customer }): ReactElement {
  const t = useTexts("account");
  const update = useUpdateCustomer();
  const form = useForm({
    name: "details",
    schema: detailsSchema(customer),
    send: async (input) => {
      await update(input);
      toast({ tone: "ok", text: t("details.saved") });
    },
  });
  return (
    <>
      {customer.emailPending !== "" && (
        <Notice title={t("details.pending")} announce="status">
          <p>{t("details.pendingText", { pending: customer.emailPending, email: customer.email })}</p>
        </Notice>
      )}
      <FormView form={form} submit={t("details.submit")}>
        {isPerson(customer.titleId) && <TitleField form={form} value={customer.titleId} persons />}
        <PersonFields form={form} values={{ firstname: customer.firstName, lastname: customer.lastName }} />
        <EmailField form={form} autoComplete="email" value={customer.email} hint={t("details.emailHint")} />
        <PasswordField
          {...form.field("password")}
          label={t("details.passwordFor")}
          showLabel={t("showPassword")}
          autoComplete="current-password"
        />
      </FormView>
    </>
  );
}
