import { type ConsentChoice, consentToAll } from "@shop/core";

/** Returns the choice of a submitted consent form: all, nothing, or its checkboxes. */
export function readConsentChoice(form: HTMLFormElement, submitter: HTMLElement | null): ConsentChoice {
  const answer = submitter instanceof HTMLButtonElement ? submitter.value : "choose";
  if (answer !== "choose") return consentToAll(answer === "accept");
  const values = new FormData(form);
  return {
    analytics: values.has("analytics"),
    advertising: values.has("advertising"),
    services: values.has("services"),
  };
}
