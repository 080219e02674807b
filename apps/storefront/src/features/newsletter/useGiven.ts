import type { SentBefore } from "@shop/react";
import { ShopError } from "@shop/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { NewsletterAnswer } from "./newsletterAnswer.ts";

/** What a page of the newsletter was opened with. */
export interface Given extends NewsletterAnswer {
  /** another one: the page begins anew */
  key: string;
  before: SentBefore | undefined;
}

/**
 * Reads the e-mail address or the secret in the page's address once, and takes it out of there before anything else
 * happens. Where the page answers a form, what was sent counts. Source: legal-security, ASVS 14.2.1.
 */
export function useGiven(path: string, answer: NewsletterAnswer | undefined): Given {
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [given, setGiven] = useState<Given>(() => (answer === undefined ? readQuery(query) : readAnswer(answer)));
  // The form in the footer leads here again while the page is open.
  if (query !== "" && query !== given.key) setGiven(readQuery(query));
  useEffect(() => {
    if (query !== "") router.history.replace(path);
  }, [query, path, router]);
  return given;
}

function readQuery(query: string): Given {
  const values = new URLSearchParams(query);
  return { key: query, email: values.get("email") ?? "", token: values.get("token") ?? "", before: undefined };
}

function readAnswer(answer: NewsletterAnswer): Given {
  const { email, token, failure } = answer;
  const error = failure && new ShopError(failure.code, { details: { retryAfterSeconds: failure.retryAfterSeconds } });
  return { ...answer, key: "", before: { values: { email, token }, failure: error } };
}
