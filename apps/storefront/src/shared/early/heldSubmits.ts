/**
 * Inline script that runs before hydration. Counts the submits of a form marked `data-replay-submit`, which then looks busy,
 * until the early module or `useEarlySubmit` takes them. React must not see the event: it would hydrate the form and handle
 * it as well. After hydration has failed, the browser submits a form with an action, and any other reloads the page. A form
 * that the browser submits is marked `data-sent`: see `isSent`.
 */
export const holdSubmitsScript = `addEventListener("submit",function(e){var f=e.target,x="hydrationFailed"in document.documentElement.dataset;if(f.matches("form[data-replay-submit]:not([data-hydrated])")&&!(x&&f.hasAttribute("action"))){e.preventDefault();e.stopImmediatePropagation();if(x&&!(self.takeEarlySubmits&&f.matches(".lh-buyform")))return location.reload();f.dataset.held=1+(f.dataset.held|0);self.takeEarlySubmits&&takeEarlySubmits(f)}else f.dataset.sent=1},true)`;

declare global {
  interface Window {
    /** Set by the early module. */
    takeEarlySubmits?: (form: HTMLFormElement) => void;
  }
}

/** Whether the browser is submitting the form: the page ends, and a navigation of the router would be one too many. */
export const isSent = ({ dataset }: HTMLFormElement): boolean => dataset["sent"] !== undefined;

/** Leaves forms to the browser, because no module handles their submits. */
export function releaseHeldSubmits(): void {
  document.documentElement.dataset["hydrationFailed"] = "";
  document.querySelectorAll<HTMLFormElement>("form[data-held]").forEach(takeHeldSubmits);
}

/** Removes the held submits of a form and returns their number. */
export function takeHeldSubmits({ dataset }: HTMLFormElement): number {
  const count = Number(dataset["held"] ?? 0);
  delete dataset["held"];
  return count;
}
