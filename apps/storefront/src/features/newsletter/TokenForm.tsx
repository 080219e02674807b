import { formSchema } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { FormView } from "../../app/FormView.tsx";
import { useForm } from "../../app/useForm.ts";
import { askForNewsletter, type NewsletterEnd } from "./newsletterAnswer.ts";
import type { Given } from "./useGiven.ts";

interface TokenFormProps {
  action: "confirm" | "unsubscribe";
  given: Given;
  /** Button label. */
  submit: string;
  onEnd: (end: NewsletterEnd) => void;
}

/** Button for an e-mailed link: opening the link alone changes nothing. Source: legal-security, ASVS 3.5. */
export function TokenForm({ action, given, submit, onEnd }: TokenFormProps): ReactElement {
  const shop = useShop();
  const { token, before } = given;
  const form = useForm({
    name: action,
    schema: formSchema(() => ({ action, token })),
    send: async (wish) => onEnd(await askForNewsletter(shop, wish)),
    action: action === "confirm" ? "/newsletter" : "/newsletter-unsubscribe",
    before,
  });
  return (
    <FormView form={form} submit={submit}>
      <input type="hidden" name="token" value={token} />
    </FormView>
  );
}
