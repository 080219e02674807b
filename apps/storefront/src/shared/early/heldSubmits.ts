/**
 * Inline script that runs before hydration. Counts the submits of a form marked `data-replay-submit`, which then looks busy,
 * until the early module or `useEarlySubmit` takes them. React must not see the event: it would hydrate the form and handle
 * it as well.
 */
export const holdSubmitsScript = `addEventListener("submit",function(e){var f=e.target;if(f.matches("form[data-replay-submit]:not([data-hydrated])")){e.preventDefault();e.stopImmediatePropagation();f.dataset.held=1+(f.dataset.held|0);self.takeEarlySubmits&&takeEarlySubmits(f)}},true)`;

declare global {
  interface Window {
    /** Set by the early module. */
    takeEarlySubmits?: (form: HTMLFormElement) => void;
  }
}

/** Removes the held submits of a form and returns their number. */
export function takeHeldSubmits({ dataset }: HTMLFormElement): number {
  const count = Number(dataset["held"] ?? 0);
  delete dataset["held"];
  return count;
}
