import { expect, test, vi } from "vitest";
import { modelMoves, movesByKey } from "./modelMoves.ts";

test("keys match the buttons", () => {
  const stage = { turn: vi.fn(), zoom: vi.fn(), reset: vi.fn() };
  movesByKey["ArrowLeft"]?.(stage);
  modelMoves.left(stage);
  expect(stage.turn.mock.calls[0]).toEqual(stage.turn.mock.calls[1]);
  movesByKey["+"]?.(stage);
  modelMoves.farther(stage);
  const [[nearer], [farther]] = stage.zoom.mock.calls as [[number], [number]];
  expect(nearer).toBeGreaterThan(1);
  expect(nearer * farther).toBeCloseTo(1);
  movesByKey["Home"]?.(stage);
  expect(stage.reset).toHaveBeenCalledOnce();
});

test("other keys are left to the page", () => {
  expect(movesByKey["Tab"]).toBeUndefined();
});
