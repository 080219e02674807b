import { forgotPasswordSchema as emailSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { TermsText } from "../../shared/TermsText.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Field } from "../../ui/Field.tsx";
import { submitNewsletterRequest } from "./submitNewsletterRequest.ts";
import type { NewsletterInitialState } from "./useNewsletterInitialState.ts";
import { focusOnMount } from "../../ui/focusOnMount.ts";

interface SubscribeFormProps {
  initial: Pick<NewsletterInitialState, "email" | "serverSubmission">;
  /** The shopper returned to enter another address. */
  isRetry: boolean;
  onSent: (email: string) => void;
}

export function SubscribeForm({ initial, isRetry, onSent }: SubscribeFormProps): ReactElement {
  const t = useTexts("newsletter");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: legal } = useSuspenseQuery(folderLinksQuery(shop, "legal"));
  const form = useShopForm({
    name: "newsletter",
    schema: emailSchema,
    submit: async ({ email }) => {
      await submitNewsletterRequest(shop, { email });
      onSent(email);
    },
    action: "/newsletter",
    serverSubmission: initial.serverSubmission,
  });
  return (
    <FormView form={form} submitLabel={t("submit")}>
      <Field
        {...form.field("email")}
        type="email"
        label={t("email")}
        defaultValue={initial.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        ref={isRetry ? focusOnMount : null}
      />
      <p className="lh-hint">
        <TermsText text={t("consent", { shop: config.storeName })} links={legal} />
      </p>
    </FormView>
  );
}
