// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { AppRouter } from "../routing/createAppRouter.tsx";
import { markLeaving } from "../shared/leaving.ts";
import { logUnlessLeaving, watchLeaving } from "./watchLeaving.ts";

const { dataset } = document.documentElement;
const mark = (): void => void (dataset["leaving"] = "");
const listeners = new Map<string, () => void>();
const router = {
  subscribe: (type: string, listener: () => void) => listeners.set(type, listener),
} as unknown as AppRouter;
const emit = (type: string): void => listeners.get(type)?.();

afterEach(() => {
  delete dataset["leaving"];
  vi.restoreAllMocks();
});

test("the handler that marks a left page stays until hydration, and returns while a navigation loads", async () => {
  Object.assign(self, { onbeforeunload: mark });
  watchLeaving(router);
  expect(self.onbeforeunload).toBe(mark);
  dataset["hydrated"] = "";
  await vi.waitFor(() => expect(self.onbeforeunload).toBeNull());
  emit("onBeforeLoad");
  expect(self.onbeforeunload).toBe(markLeaving);
  emit("onResolved");
  expect(self.onbeforeunload).toBeNull();
});

test("canceled downloads of a page that is left are not logged", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const error = new TypeError("Importing a module script failed.");
  logUnlessLeaving(error);
  dispatchEvent(new Event("pagehide"));
  logUnlessLeaving(error);
  expect(log.mock.calls).toEqual([[error]]);
});

test("a page that comes back from the browser's cache logs errors again", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  watchLeaving(router);
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  const error = new Error("after the return");
  logUnlessLeaving(error);
  expect(log.mock.calls).toEqual([[error]]);
});
