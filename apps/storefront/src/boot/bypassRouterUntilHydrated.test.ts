// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { bypassRouterUntilHydrated } from "./bypassRouterUntilHydrated.ts";

/** Returns whether a click reaches a listener at the document, such as the router. */
function press(selector: string): boolean {
  let isReached = false;
  const listen = (event: Event): void => {
    isReached = true;
    event.preventDefault();
  };
  document.addEventListener("click", listen);
  document.querySelector<HTMLElement>(selector)?.click();
  document.removeEventListener("click", listen);
  return isReached;
}

const hydrate = (): void => void (document.documentElement.dataset["hydrated"] = "");

beforeEach(() => {
  document.body.innerHTML = `<a href="#sofas">Sofas</a><button>Menu</button><main id="main"><p>Page</p></main>`;
  bypassRouterUntilHydrated();
});

test("the browser handles a link pressed before hydration", () => expect(press("a")).toBe(false));

test("React handles a button pressed before hydration", () => expect(press("button")).toBe(true));

test("the router handles a link pressed after hydration", () => {
  hydrate();
  expect(press("a")).toBe(true);
});
