import { changePasswordSchema } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { showToast } from "../../shared/toasts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { OtherDevices } from "./OtherDevices.tsx";
import { CurrentPasswordField, HiddenUsername, NewPasswordFields } from "./passwordFields.tsx";
import { SecondFactor } from "./SecondFactor.tsx";

export function PasswordScreen(): ReactElement {
  const t = useTexts("account");
  // A new key clears the form after a password change.
  const [formKey, setFormKey] = useState(0);
  return (
    <>
      <h1>{t("passwordPage.title")}</h1>
      <p className="lh-muted">{t("passwordPage.text")}</p>
      <PasswordForm key={formKey} onSaved={() => setFormKey(formKey + 1)} />
      <SecondFactor />
      <OtherDevices />
    </>
  );
}

function PasswordForm({ onSaved }: { onSaved: () => void }): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const { customer } = useSession();
  const form = useShopForm({
    name: "password",
    schema: changePasswordSchema(useLocaleConfig()),
    submit: async (input) => {
      await session.changePassword(input);
      showToast({ tone: "ok", text: t("passwordPage.saved") });
      onSaved();
    },
  });
  return (
    <FormView form={form} submitLabel={t("passwordPage.submit")}>
      <HiddenUsername email={customer?.email ?? ""} />
      <CurrentPasswordField name="passwordOld" />
      <NewPasswordFields label={t("passwordNew")} />
    </FormView>
  );
}
