// @vitest-environment jsdom
import { createBrowserHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { createScrollRestoration } from "./createScrollRestoration.ts";

test("a page starts at its top, except on hydration and on reload", () => {
  const { shouldScroll } = createScrollRestoration();
  const router = createRouter({ routeTree: createRootRoute(), history: createBrowserHistory() });
  const scrollsToTop = (): boolean => {
    router.updateLatestLocation();
    return shouldScroll({ location: router.latestLocation });
  };
  expect(scrollsToTop()).toBe(false);
  expect(scrollsToTop()).toBe(false);
  router.history.push("/sofa");
  expect(scrollsToTop()).toBe(true);
  expect(scrollsToTop()).toBe(false);
  router.history.push("/sofa");
  expect(scrollsToTop()).toBe(true);
});

test("scroll anchoring pauses for two frames while a position is restored", async () => {
  const { shouldScroll } = createScrollRestoration();
  const router = createRouter({ routeTree: createRootRoute(), history: createBrowserHistory() });
  const overflowAnchor = (): string => document.documentElement.style.getPropertyValue("overflow-anchor");
  await vi.waitFor(() => expect(overflowAnchor()).toBe(""));
  shouldScroll({ location: router.latestLocation });
  expect(overflowAnchor()).toBe("");
  router.history.push("/sofa");
  router.updateLatestLocation();
  shouldScroll({ location: router.latestLocation });
  expect(overflowAnchor()).toBe("none");
  await vi.waitFor(() => expect(overflowAnchor()).toBe(""));
});
