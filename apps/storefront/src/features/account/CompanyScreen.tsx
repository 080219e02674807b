import { companySchema, type Customer } from "@shop/core";
import { useMarket, useShop } from "@shop/react";
import type { ReactElement } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { AccountQueryView, useCustomer } from "./accountQueries.tsx";
import { CompanyField, isPerson, TITLES, VatNumberField } from "./companyFields.tsx";

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
  const { account } = useShop();
  const form = useShopForm({
    name: "company",
    schema: companySchema(customer),
    submit: async (input) => {
      await account.updateCustomer(input);
      showToast({ tone: "ok", text: t("companyPage.saved") });
    },
  });
  return (
    <FormView form={form} submitLabel={t("companyPage.submit")}>
      <input type="hidden" name="titleId" value={isPerson(customer.titleId) ? TITLES.company : customer.titleId} />
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
