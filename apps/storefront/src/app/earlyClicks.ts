import { type RefObject, useEffect } from "react";

/**
 * Inline script that runs before hydration. Holds a submit of a form marked `data-early`, which then looks busy, and
 * `useEarlySubmit` repeats it on hydration. React must not see the held event: it would hydrate the form and handle it
 * as well.
 */
export const earlyClicks = `addEventListener("submit",function(e){var f=e.target;if(f.matches("form[data-early]:not([data-live])")){e.preventDefault();e.stopImmediatePropagation();f.dataset.held=""}},true)`;

/** Marks a `data-early` form as hydrated and repeats a held submit once. */
export function useEarlySubmit(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    form.dataset["live"] = "";
    if (form.dataset["held"] === undefined) return;
    delete form.dataset["held"];
    // In a separate task: browsers ignore a second submit during the dispatch of the held event.
    setTimeout(() => form.isConnected && form.requestSubmit());
  }, [ref]);
}
