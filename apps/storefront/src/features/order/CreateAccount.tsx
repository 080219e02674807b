import { createFormSchema, type FormSchema, isCompany, type Order, validatePassword } from "@shop/core";
import { useSession } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { TermsText } from "../../shared/TermsText.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { focusOnMount } from "../../ui/focus.ts";

const accountSchema = (minLength: number): FormSchema<{ password: string }> =>
  createFormSchema((form) => {
    const password = form.secret("password");
    const passwordError = validatePassword(password, minLength);
    if (passwordError !== undefined) form.addIssue("password", `password.${passwordError}`, { count: minLength });
    if (!form.flag("terms")) form.addIssue("terms", "terms.requiredForAccount");
    return { password };
  });

/** Creates an account from a guest order: only the password is missing. */
export function CreateAccount(props: { order: Order; guestHash: string | undefined }): ReactElement | null {
  const { order, guestHash } = props;
  const t = useTexts("order");
  const { register, status } = useSession();
  const { passwordMinLength } = useLocaleConfig();
  const [isCreated, setIsCreated] = useState(false);
  const { billingAddress: address, shippingAddress, email } = order;
  const form = useShopForm({
    name: "account",
    schema: accountSchema(passwordMinLength),
    async submit({ password }) {
      await register({
        ...address,
        titleId: isCompany({ titleId: 0, company: address.company }) ? 3 : address.titleId,
        phone: address.phone || (shippingAddress.countryId === address.countryId ? shippingAddress.phone : ""),
        mobilePhone: "",
        vatNumber: "",
        email,
        emailConfirm: email,
        password,
        passwordConfirm: password,
        newsletter: false,
        terms: true,
        order: guestHash === undefined ? undefined : { ref: order.ref, hash: guestHash },
      });
      setIsCreated(true);
    },
  });
  if (isCreated) {
    return (
      <div tabIndex={-1} ref={focusOnMount}>
        <Notice tone="ok" announce="status" title={t("account.made")} />
      </div>
    );
  }
  // Signed in in another tab meanwhile.
  if (status !== "guest") return null;
  return (
    <section className="lh-offer" aria-labelledby="account-title">
      <h2 id="account-title">{t("account.title")}</h2>
      <p>{t("account.text", { email })}</p>
      <FormView form={form} submitLabel={t("account.submit")}>
        <input type="text" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          {...form.field("password")}
          label={t("account.password")}
          hint={t("account.hint", { count: passwordMinLength })}
          showLabel={t("account.show")}
          autoComplete="new-password"
          required
        />
        <CheckboxField {...form.field("terms")} label={<TermsText text={t("account.terms")} />} />
      </FormView>
    </section>
  );
}
