// @vitest-environment jsdom
import { createBrowserHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { keepPlace } from "./keepPlace.ts";

test("a page begins at its top; not when it comes alive, and not when the same one is read anew", () => {
  const moves = keepPlace();
  const router = createRouter({ routeTree: createRootRoute(), history: createBrowserHistory() });
  const shown = (): boolean => {
    router.updateLatestLocation();
    return moves({ location: router.latestLocation });
  };
  expect(shown()).toBe(false);
  expect(shown()).toBe(false);
  router.history.push("/sofa");
  expect(shown()).toBe(true);
  expect(shown()).toBe(false);
  router.history.push("/sofa");
  expect(shown()).toBe(true);
});
