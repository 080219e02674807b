import { createFormSchema } from "@shop/core";
import { type RejectedSubmission, useShop } from "@shop/react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { fromFormFailure } from "../../shared/form/formFailure.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import {
  type NewsletterFormState,
  type NewsletterOutcome,
  submitNewsletterRequest,
} from "../../shared/submitNewsletterRequest.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import "../../shared/service.css";

export interface NewsletterInitialState extends NewsletterFormState {
  /** React key: a new value resets the page. */
  key: string;
  serverSubmission: RejectedSubmission | undefined;
}

/**
 * Reads e-mail and token from the URL once, then removes them from it. A form response takes precedence.
 * Source: legal-security, ASVS 14.2.1.
 */
export function useNewsletterInitialState(
  path: string,
  formState: NewsletterFormState | undefined,
): NewsletterInitialState {
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [state, setState] = useState(() => (formState === undefined ? fromQuery(query) : fromFormState(formState)));
  // The form in the footer leads here while the page is open.
  if (query !== "" && query !== state.key) setState(fromQuery(query));
  useEffect(() => {
    if (query !== "") router.history.replace(path);
  }, [query, path, router]);
  return state;
}

function fromQuery(query: string): NewsletterInitialState {
  const values = new URLSearchParams(query);
  return {
    key: query,
    email: values.get("email") ?? "",
    token: values.get("token") ?? "",
    serverSubmission: undefined,
  };
}

function fromFormState(formState: NewsletterFormState): NewsletterInitialState {
  const { email, token, failure } = formState;
  const formError = failure && fromFormFailure(failure);
  return { ...formState, key: "", serverSubmission: { values: { email, token }, formError } };
}

interface TokenFormProps {
  action: "confirm" | "unsubscribe";
  initial: NewsletterInitialState;
  onResult: (outcome: NewsletterOutcome) => void;
}

/** Form of an e-mailed link: opening the link alone changes nothing. Source: legal-security, ASVS 3.5. */
export function TokenForm({ action, initial, onResult }: TokenFormProps): ReactElement {
  const t = useTexts("newsletter");
  const shop = useShop();
  const { storeName } = useLocaleConfig();
  const { token, serverSubmission } = initial;
  const form = useShopForm({
    name: action,
    schema: createFormSchema(() => ({ action, token })),
    submit: async (request) => onResult(await submitNewsletterRequest(shop, request)),
    action: action === "confirm" ? "/newsletter" : "/newsletter-unsubscribe",
    serverSubmission,
  });
  return (
    <div className="lh-narrow">
      <h1>{t(`${action}.title`)}</h1>
      <p>{t(`${action}.text`, { shop: storeName })}</p>
      <FormView form={form} submitLabel={t(`${action}.submit`)}>
        <input type="hidden" name="token" value={token} />
      </FormView>
    </div>
  );
}
