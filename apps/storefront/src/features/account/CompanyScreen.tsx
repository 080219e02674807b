import { companySchema, type Customer } from "@shop/core";
import { useMarket } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { VatNumberField } from "../../shared/VatNumberField.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { AccountQueryView, useCustomer } from "./accountQueries.tsx";
import { CompanyField, isPerson, TITLES } from "./companyFields.tsx";
import { useCustomerForm } from "./useCustomerForm.ts";

export function CompanyScreen(): ReactElement {
  const t = useTexts("account");
  return (
    <>
      <h1>{t("companyPage.title")}</h1>
      <AccountQueryView query={useCustomer()}>
        {(customer) => (
          <>
            <CompanyForm customer={customer} />
            {customer.company !== "" && <NetPrices />}
          </>
        )}
      </AccountQueryView>
    </>
  );
}

function CompanyForm({ customer }: { customer: Customer }): ReactElement {
  const t = useTexts("account");
  const { titleId, company, vatNumber } = customer;
  const form = useCustomerForm({
    name: "company",
    schema: companySchema(customer),
    savedText: t("companyPage.saved"),
  });
  return (
    <FormView form={form} submitLabel={t("companyPage.submit")}>
      <input type="hidden" name="titleId" value={isPerson(titleId) ? TITLES.company : titleId} />
      {company === "" && (
        <p>
          <strong>{t("companyPage.private")}</strong> {t("companyPage.privateText")}
        </p>
      )}
      <CompanyField value={company} />
      <VatNumberField value={vatNumber} />
    </FormView>
  );
}

/** Changes displayed prices only; the backend decides what is charged. Source: decision 0062. */
function NetPrices(): ReactElement {
  const t = useTexts("account");
  const { excludeVat, setExcludeVat } = useMarket();
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
