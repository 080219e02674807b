import { type Customer, customerDetailsSchema } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { PersonFields } from "../../shared/address/AddressFields.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { AccountField } from "./AccountField.tsx";
import { AccountQueryView, useCustomer } from "./accountQueries.tsx";
import { isPerson, TitleField } from "./companyFields.tsx";
import { CurrentPasswordField } from "./passwordFields.tsx";

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
  const { account } = useShop();
  const form = useShopForm({
    name: "details",
    schema: customerDetailsSchema(customer),
    submit: async (input) => {
      await account.updateCustomer(input);
      showToast({ tone: "ok", text: t("details.saved") });
    },
  });
  return (
    <>
      {customer.pendingEmail !== "" && (
        <Notice title={t("details.pending")} announce="status">
          <p>{t("details.pendingText", { pending: customer.pendingEmail, email: customer.email })}</p>
        </Notice>
      )}
      <FormView form={form} submitLabel={t("details.submit")}>
        {isPerson(customer.titleId) && <TitleField form={form} value={customer.titleId} personsOnly />}
        <PersonFields form={form} values={customer} />
        <AccountField form={form} name="email" value={customer.email} hint={t("details.emailHint")} />
        <CurrentPasswordField form={form} label={t("details.passwordFor")} required={false} />
      </FormView>
    </>
  );
}
