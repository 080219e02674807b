import { expect, test, vi } from "vitest";
import { createModelControls } from "./modelControls.ts";

test("keys do what the buttons do", () => {
  const stage = { turn: vi.fn(), zoom: vi.fn(), reset: vi.fn() };
  const moves = createModelControls(stage);
  moves.byKey["ArrowLeft"]?.();
  moves.left();
  expect(stage.turn.mock.calls[0]).toEqual(stage.turn.mock.calls[1]);
  moves.byKey["+"]?.();
  moves.farther();
  const [[nearer], [farther]] = stage.zoom.mock.calls as [[number], [number]];
  expect(nearer).toBeGreaterThan(1);
  expect(nearer * farther).toBeCloseTo(1);
  moves.byKey["Home"]?.();
  expect(stage.reset).toHaveBeenCalledOnce();
});

test("keys that turn nothing are left to the page", () => {
  expect(createModelControls(undefined).byKey["Tab"]).toBeUndefined();
});
