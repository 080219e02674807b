// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { BusyScreen } from "./ErrorScreen.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// jsdom does not implement scrolling.
vi.stubGlobal("scrollTo", () => {});

afterEach(() => vi.useRealTimers());

test("the page is reloaded after the time that the backend names, and not before", async () => {
  const { router, element } = await createTestPage({ Screen: () => <BusyScreen seconds={42} /> });
  const invalidate = vi.spyOn(router, "invalidate").mockResolvedValue();
  vi.useFakeTimers();
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(element));
  vi.advanceTimersByTime(41_999);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledOnce();
  act(() => root.unmount());
});
