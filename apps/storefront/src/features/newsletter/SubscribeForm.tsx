import { forgotSchema as emailSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { linksQuery } from "../../app/linksQuery.ts";
import { FormView } from "../../app/FormView.tsx";
import { TermsText } from "../../app/TermsText.tsx";
import { useForm } from "../../app/useForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";
import { askForNewsletter } from "./newsletterAnswer.ts";
import type { Given } from "./useGiven.ts";

interface SubscribeFormProps {
  given: Pick<Given, "email" | "before">;
  /** The shopper returned to enter another address. */
  again: boolean;
  onSent: (email: string) => void;
}

export function SubscribeForm({ given, again, onSent }: SubscribeFormProps): ReactElement {
  const t = useTexts("newsletter");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: legal } = useSuspenseQuery(linksQuery(shop, "legal"));
  const form = useForm({
    name: "newsletter",
    schema: emailSchema,
    send: async ({ email }) => {
      await askForNewsletter(shop, { email });
      onSent(email);
    },
    action: "/newsletter",
    before: given.before,
  });
  return (
    <FormView form={form} submit={t("submit")}>
      <Field
        {...form.field("email")}
        type="email"
        label={t("email")}
        defaultValue={given.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        ref={again ? takeFocus : null}
      />
      <p className="lh-hint">
        <TermsText text={t("consent", { shop: config.storeName })} links={legal} />
      </p>
    </FormView>
  );
}

function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
