import type { TransitionEvent } from "react";

/* Suspense boundaries hydrate one after the other, and a router that navigates earlier leaves nothing to hydrate. React
   dispatches events inside a boundary only once it is hydrated, so a harmless event in the page, observed on `main`, is
   the probe. The properties React sets on elements exist too early for that. */
export const PROBE = "transitioncancel";

/** Handler of the probe event on `main`. */
export function onHydrationProbe({ target, currentTarget }: TransitionEvent<HTMLElement>): void {
  if (target !== currentTarget) document.documentElement.dataset["hydrated"] = "";
}

/** Returns whether the page content, the last boundary to hydrate, is hydrated. */
export function isPageHydrated(): boolean {
  const { dataset } = document.documentElement;
  if (dataset["hydrated"] === undefined)
    document.querySelector("#main > *")?.dispatchEvent(new Event(PROBE, { bubbles: true }));
  return dataset["hydrated"] !== undefined;
}

/** A page left open past midnight or the cut-off updates when it becomes visible again. */
const STALE_MS = 60_000;

/** `staleTime` of data about the present. Hydration must find what the document displays, however old it is. */
export const staleOnceHydrated = (): number =>
  globalThis.document?.documentElement.dataset["hydrated"] === undefined ? Number.POSITIVE_INFINITY : STALE_MS;

/** Runs a callback that re-renders or navigates: at once, or as soon as the page is hydrated. */
export function whenHydrated(run: () => void): void {
  if (isPageHydrated()) run();
  else requestAnimationFrame(() => whenHydrated(run));
}
