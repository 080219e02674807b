// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { BusyScreen } from "./BusyScreen.tsx";

const invalidate = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("../../i18n/useTexts.ts", () => ({ useTexts: () => (key: string) => key }));
vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ invalidate, history: { back: () => {} } }) }));
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

afterEach(() => vi.useRealTimers());

test("the page is asked for again once the time that the shop names is over, and not before", () => {
  vi.useFakeTimers();
  const root = createRoot(document.createElement("div"));
  act(() => root.render(<BusyScreen seconds={42} />));
  vi.advanceTimersByTime(41_999);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledOnce();
  act(() => root.unmount());
});
