import { changePasswordSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { HiddenUsername } from "./HiddenUsername.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
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
    </>
  );
}

function PasswordForm({ onSaved }: { onSaved: () => void }): ReactElement {
  const t = useTexts("account");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { customer } = useSession();
  const form = useShopForm({
    name: "password",
    schema: changePasswordSchema(config),
    submit: async (input) => {
      await shop.session.changePassword(input);
      showToast({ tone: "ok", text: t("passwordPage.saved") });
      onSaved();
    },
  });
  return (
    <FormView form={form} submitLabel={t("passwordPage.submit")}>
      <HiddenUsername email={customer?.email ?? ""} />
      <PasswordField
        {...form.field("passwordOld")}
        label={t("passwordOld")}
        showLabel={t("showPassword")}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields form={form} label={t("passwordNew")} />
    </FormView>
  );
}
