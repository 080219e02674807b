import type { RejectedSubmission } from "@shop/react";
import { ShopError } from "@shop/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { NewsletterFormState } from "./submitNewsletterRequest.ts";

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
  const [state, setState] = useState<NewsletterInitialState>(() =>
    formState === undefined ? fromQuery(query) : fromFormState(formState),
  );
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
  const error = failure && new ShopError(failure.code, { details: { retryAfterSeconds: failure.retryAfterSeconds } });
  return { ...formState, key: "", serverSubmission: { values: { email, token }, formError: error } };
}
