import { registerSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { AddressFields, PersonFields } from "../../shared/address/AddressFields.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { TermsText } from "../../shared/TermsText.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { CompanyField } from "./CompanyField.tsx";
import { EmailField } from "./EmailField.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { TitleField } from "./TitleField.tsx";
import { VatNumberField } from "./VatNumberField.tsx";

export function RegisterForm(): ReactElement {
  const shop = useShop();
  const t = useTexts("account");
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: legal } = useSuspenseQuery(folderLinksQuery(shop, "legal"));
  const form = useShopForm({
    name: "register",
    schema: registerSchema(config),
    submit: async (input) => void (await shop.session.register(input)),
  });
  const terms = form.field("terms");
  return (
    <FormView className="lh-titled" form={form} submitLabel={t("register.submit")}>
      <h2>{t("register.title")}</h2>
      <TitleField form={form} />
      <CompanyField form={form} />
      <VatNumberField form={form} />
      <PersonFields form={form} />
      <fieldset className="lh-fieldset">
        <legend>{t("register.account")}</legend>
        <EmailField form={form} autoComplete="email" />
        <EmailField form={form} name="emailConfirm" autoComplete="email" />
        <NewPasswordFields form={form} label={t("password")} />
      </fieldset>
      <fieldset className="lh-fieldset">
        <legend>{t("register.address")}</legend>
        <AddressFields form={form} />
      </fieldset>
      <div>
        <CheckboxField id="register-newsletter" name="newsletter" label={t("register.newsletter")} />
        <CheckboxField {...terms} label={<TermsText text={t("register.terms")} links={legal} />} />
      </div>
    </FormView>
  );
}
