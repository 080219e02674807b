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

test("a link pressed before the page is alive is the browser's", () => expect(press("a")).toBe(false));

test("a button pressed before the page is alive is React's", () => expect(press("button")).toBe(true));

test("a link pressed on a page that is alive is the router's", () => {
  hydrate();
  expect(press("a")).toBe(true);
});
