import { type RefObject, useEffect } from "react";

/**
 * Runs before anything else is there. A form marked `data-early` that is submitted before it is alive is not lost: the
 * submission is held, the button shows that it works, and `useEarlySubmit` submits it again on hydration. Every form is
 * alive at its own time, for the parts of a page hydrate one after the other. React must not see the held event: it would
 * hydrate the form at once and answer it too.
 */
export const earlyClicks = `addEventListener("submit",function(e){var f=e.target;if(f.matches("form[data-early]:not([data-live])")){e.preventDefault();e.stopImmediatePropagation();f.dataset.held=""}},true)`;

/** For a form marked `data-early`: it is alive now, and what was submitted before is submitted again, once. */
export function useEarlySubmit(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    form.dataset["live"] = "";
    if (form.dataset["held"] === undefined) return;
    delete form.dataset["held"];
    // In a task of its own: inside the event that is being held, browsers ignore a second submission.
    setTimeout(() => form.isConnected && form.requestSubmit());
  }, [ref]);
}
