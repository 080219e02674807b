/**
 * Runs before anything else is there. A form marked `data-early` that is submitted before the page is alive is not
 * lost: the submission is held, the button shows that it works, and `takeEarlySubmit` hands it over on hydration.
 */
export const earlyClicks = `addEventListener("submit",function early(e){var f=e.target;if(window.shopLive)return removeEventListener("submit",early,true);if(f&&f.matches("form[data-early]")){e.preventDefault();f.dataset.held="";(window.shopHeld=window.shopHeld||[]).push(f)}},true)`;

declare global {
  interface Window {
    shopHeld?: HTMLFormElement[];
    shopLive?: boolean;
  }
}

/** Submits again what was submitted before the page was alive; to be called once, after hydration. */
export function replayEarlySubmits(): void {
  window.shopLive = true;
  for (const form of window.shopHeld ?? []) {
    delete form.dataset["held"];
    if (form.isConnected) form.requestSubmit();
  }
  delete window.shopHeld;
}
