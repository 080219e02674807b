import { type RefObject, useEffect } from "react";

/**
 * Inline script that runs before hydration. Holds a submit of a form marked `data-replay-submit`, which then looks busy, and
 * `useEarlySubmit` repeats it on hydration. React must not see the held event: it would hydrate the form and handle it
 * as well.
 */
export const earlySubmitScript = `addEventListener("submit",function(e){var f=e.target;if(f.matches("form[data-replay-submit]:not([data-hydrated])")){e.preventDefault();e.stopImmediatePropagation();f.dataset.held=""}},true)`;

/** Marks a `data-replay-submit` form as hydrated and repeats a held submit once. */
export function useEarlySubmit(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    form.dataset["hydrated"] = "";
    if (form.dataset["held"] === undefined) return;
    delete form.dataset["held"];
    // In a separate task: browsers ignore a second submit during the dispatch of the held event.
    setTimeout(() => form.isConnected && form.requestSubmit());
  }, [ref]);
}
