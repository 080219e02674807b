import { formSchema, type FormSchema, isCompany, type Order, validatePassword } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { linksQuery } from "../../app/linksQuery.ts";
import { FormView } from "../../app/FormView.tsx";
import { TermsText } from "../../app/TermsText.tsx";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { takeFocus } from "../../ui/takeFocus.ts";

const accountSchema = (minLength: number): FormSchema<{ password: string }> =>
  formSchema((form) => {
    const password = form.secret("password");
    const fault = validatePassword(password, minLength);
    if (fault !== undefined) form.fault("password", `password.${fault}`, { count: minLength });
    if (!form.flag("terms")) form.fault("terms", "terms.requiredForAccount");
    return { password };
  });

/** Creates an account from a guest order: only the password is missing. */
export function CreateAccount({
  order,
  guestHash,
}: {
  order: Order;
  guestHash: string | undefined;
}): ReactElement | null {
  const t = useTexts("order");
  const shop = useShop();
  const { register, status } = useSession();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: legal = [] } = useQuery(linksQuery(shop, "legal"));
  const [made, setMade] = useState(false);
  const { invoiceAddress: address, deliveryAddress, email } = order;
  const form = useForm({
    name: "account",
    schema: accountSchema(config.passwordMinLength),
    async send({ password }) {
      await register({
        ...address,
        title: isCompany({ titleId: 0, company: address.company }) ? 0 : address.title,
        phone: address.phone || deliveryAddress.phone,
        cellphone: "",
        vatNumber: "",
        email,
        emailConfirm: email,
        password,
        passwordConfirm: password,
        newsletter: false,
        terms: true,
        order: guestHash === undefined ? undefined : { ref: order.ref, hash: guestHash },
      });
      setMade(true);
    },
  });
  if (made) {
    return (
      <div tabIndex={-1} ref={takeFocus}>
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
      <FormView form={form} submit={t("account.submit")}>
        <input type="text" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          {...form.field("password")}
          label={t("account.password")}
          hint={t("account.hint", { count: config.passwordMinLength })}
          showLabel={t("account.show")}
          autoComplete="new-password"
          required
        />
        <CheckboxField {...form.field("terms")} label={<TermsText text={t("account.terms")} links={legal} />} />
      </FormView>
    </section>
  );
}
