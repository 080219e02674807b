import type { TransitionEvent } from "react";

/*
 * The parts of a page come alive one after the other, and a router that moves on before its page has finds nothing to
 * hydrate any more. React passes on what happens inside a part only once that part is alive, so an event that nobody else
 * minds tells: it is let go inside the page, and heard around it. What React leaves on elements would tell too soon: it is
 * there while the part is still being worked on.
 */
const PROBE = "transitioncancel";

/** For `main`, as what it does on that event. */
export function hearPage({ target, currentTarget }: TransitionEvent<HTMLElement>): void {
  if (target !== currentTarget) document.documentElement.dataset["alive"] = "";
}

/** Whether the part that comes alive last, the page itself, has. */
export function isPageAlive(): boolean {
  const { dataset } = document.documentElement;
  if (dataset["alive"] === undefined)
    document.querySelector("#main > *")?.dispatchEvent(new Event(PROBE, { bubbles: true }));
  return dataset["alive"] !== undefined;
}

/** For what moves the router on: at once, or as soon as the page is alive. */
export function whenPageAlive(run: () => void): void {
  if (isPageAlive()) run();
  else requestAnimationFrame(() => whenPageAlive(run));
}
