import { companySchema, type Customer } from "@shop/core";
import { useDisplay } from "@shop/react";
import type { ReactElement } from "react";
import { FormView } from "../../app/FormView.tsx";
import { toast } from "../../app/toasts.ts";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { useCustomer, useUpdateCustomer } from "./accountData.ts";
import { AccountPart } from "./AccountPart.tsx";
import { CompanyField } from "./CompanyField.tsx";
import { isPerson, TITLES } from "./titles.ts";
import { VatNumberField } from "./VatNumberField.tsx";

export function CompanyScreen(): ReactElement {
  const t = useTexts("account");
  return (
    <>
      <h1>{t("companyPage.title")}</h1>
      <AccountPart query={useCustomer()}>
        {(customer) => (
          <>
            <CompanyForm customer={customer} />
            {customer.company !== "" && <NetPrices />}
          </>
        )}
      </AccountPart>
    </>
  );
}

function CompanyForm({ customer }: { customer: Customer }): ReactElement {
  const t = useTexts("account");
  const update = useUpdateCustomer();
  const form = useForm({
    name: "company",
    schema: companySchema(customer),
    send: async (input) => {
      await update(input);
      toast({ tone: "ok", text: t("companyPage.saved") });
    },
  });
  return (
    <FormView form={form} submit={t("companyPage.submit")}>
      <input type="hidden" name="title" value={isPerson(customer.titleId) ? TITLES.company : customer.titleId} />
      {customer.company === "" && (
        <p>
          <strong>{t("companyPage.private")}</strong> {t("companyPage.privateText")}
        </p>
      )}
      <CompanyField form={form} value={customer.company} />
      <VatNumberField form={form} value={customer.vatNumber} />
    </FormView>
  );
}

/** Changes displayed prices only; the backend decides what is charged. Source: decision D10. */
function NetPrices(): ReactElement {
  const t = useTexts("account");
  const { excludeVat, setExcludeVat } = useDisplay();
  return (
    <section className="lh-stack" data-gap="small">
      <h2>{t("companyPage.netTitle")}</h2>
      <CheckboxField
        id="net-prices"
        label={t("companyPage.net")}
        hint={t("companyPage.netHint")}
        checked={excludeVat}
        onChange={({ target }) => setExcludeVat(target.checked)}
      />
    </section>
  );
}
