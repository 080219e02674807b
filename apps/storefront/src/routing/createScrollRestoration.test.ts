// @vitest-environment jsdom
import { createBrowserHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { createScrollRestoration } from "./createScrollRestoration.ts";

test("a page starts at its top, except on hydration and on reload", () => {
  const moves = createScrollRestoration();
  const router = createRouter({ routeTree: createRootRoute(), history: createBrowserHistory() });
  const scrollsToTop = (): boolean => {
    router.updateLatestLocation();
    return moves({ location: router.latestLocation });
  };
  expect(scrollsToTop()).toBe(false);
  expect(scrollsToTop()).toBe(false);
  router.history.push("/sofa");
  expect(scrollsToTop()).toBe(true);
  expect(scrollsToTop()).toBe(false);
  router.history.push("/sofa");
  expect(scrollsToTop()).toBe(true);
});
