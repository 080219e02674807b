import { consentCookieHeader } from "@shop/core";
import { readConsentChoice } from "../shared/early/readConsentChoice.ts";
import { focusMain } from "../ui/focus.ts";
import { environment } from "./earlyCart.ts";

/**
 * Stores the answer of the consent banner until the shop's consent store does.
 *
 * @returns a function that ends it
 */
export function handleEarlyConsent(): () => void {
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.closest(".lh-consent") === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const chosenAt = Math.floor(environment.clock.now() / 1000);
    environment.cookies.set(consentCookieHeader({ choice: readConsentChoice(target, submitter), chosenAt }));
    document.documentElement.dataset["consentAnswered"] = "";
    focusMain();
  };
  addEventListener("submit", onSubmit, true);
  return () => removeEventListener("submit", onSubmit, true);
}
