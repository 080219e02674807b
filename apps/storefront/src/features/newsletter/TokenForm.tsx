import { createFormSchema } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { submitNewsletterRequest, type NewsletterOutcome } from "./submitNewsletterRequest.ts";
import type { NewsletterInitialState } from "./useNewsletterInitialState.ts";

interface TokenFormProps {
  action: "confirm" | "unsubscribe";
  initial: NewsletterInitialState;
  /** Button label. */
  submit: string;
  onResult: (outcome: NewsletterOutcome) => void;
}

/** Button for an e-mailed link: opening the link alone changes nothing. Source: legal-security, ASVS 3.5. */
export function TokenForm({ action, initial, submit, onResult }: TokenFormProps): ReactElement {
  const shop = useShop();
  const { token, serverSubmission } = initial;
  const form = useShopForm({
    name: action,
    schema: createFormSchema(() => ({ action, token })),
    submit: async (request) => onResult(await submitNewsletterRequest(shop, request)),
    action: action === "confirm" ? "/newsletter" : "/newsletter-unsubscribe",
    serverSubmission,
  });
  return (
    <FormView form={form} submitLabel={submit}>
      <input type="hidden" name="token" value={token} />
    </FormView>
  );
}
