import type { SentBefore } from "@shop/react";
import { ShopError } from "@shop/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { NewsletterAnswer } from "./newsletterAnswer.ts";

/** Initial data of a newsletter page, from the URL or a form response. */
export interface Given extends NewsletterAnswer {
  /** React key: a new value resets the page. */
  key: string;
  before: SentBefore | undefined;
}

/**
 * Reads e-mail and token from the URL once, then removes them from it. A form response takes precedence.
 * Source: legal-security, ASVS 14.2.1.
 */
export function useGiven(path: string, answer: NewsletterAnswer | undefined): Given {
  const router = useRouter();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const [given, setGiven] = useState<Given>(() => (answer === undefined ? readQuery(query) : readAnswer(answer)));
  // The form in the footer leads here while the page is open.
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
