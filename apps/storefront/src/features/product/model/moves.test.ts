import { expect, test, vi } from "vitest";
import { movesOf } from "./moves.ts";

test("keys do what the buttons do", () => {
  const stage = { turn: vi.fn(), zoom: vi.fn(), reset: vi.fn() };
  const moves = movesOf(stage);
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
  expect(movesOf(undefined).byKey["Tab"]).toBeUndefined();
});
