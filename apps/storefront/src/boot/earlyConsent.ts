import { type ConsentChoice, consentCookieHeader, type Shop } from "@shop/core";
import { readConsentChoice } from "../shared/early/readConsentChoice.ts";
import { focusMain } from "../ui/focus.ts";
import { environment } from "./earlyCart.ts";

let store = (choice: ConsentChoice): void => {
  const chosenAt = Math.floor(environment.clock.now() / 1000);
  environment.cookies.set(consentCookieHeader({ choice, chosenAt }));
  document.documentElement.dataset["consentAnswered"] = "";
};

/** Stores the answer of the consent banner, also before the banner is hydrated. */
export function handleConsentBanner(): void {
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.closest(".lh-consent") === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    store(readConsentChoice(target, submitter));
    focusMain();
  };
  addEventListener("submit", onSubmit, true);
}

/** Passes answers to the shop's store from now on. */
export function handOverConsent(consent: Pick<Shop["consent"], "choose">): void {
  store = consent.choose;
}
