import { createFormSchema } from "@shop/core";
import { type RejectedSubmission, useShop } from "@shop/react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { fromFormFailure } from "../../shared/form/formFailure.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { focusWithoutScroll } from "../../ui/focus.ts";
import type { IconName } from "../../ui/icons.generated.ts";
import {
  type NewsletterFormState,
  type NewsletterOutcome,
  submitNewsletterRequest,
} from "../../shared/submitNewsletterRequest.ts";

/** Initial data of a newsletter page, from the URL or a form response. */
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
  submitLabel: string;
  onResult: (outcome: NewsletterOutcome) => void;
}

/** Button for an e-mailed link: opening the link alone changes nothing. Source: legal-security, ASVS 3.5. */
export function TokenForm({ action, initial, submitLabel, onResult }: TokenFormProps): ReactElement {
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
    <FormView form={form} submitLabel={submitLabel}>
      <input type="hidden" name="token" value={token} />
    </FormView>
  );
}

interface FormResultProps {
  icon: IconName;
  title: string;
  /** One text per paragraph. */
  texts: readonly string[];
  /** Link to the next step. */
  children: ReactNode;
}

/** Result that replaces a form: announced and focused. */
export function FormResult({ icon, title, texts, children }: FormResultProps): ReactElement {
  return (
    <div role="status" tabIndex={-1} ref={focusWithoutScroll}>
      <EmptyState icon={icon} headingLevel={1} title={title} action={children}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </EmptyState>
    </div>
  );
}
