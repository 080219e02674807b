import { expect, test } from "vitest";
import { yawTowards, isFloor } from "./placeInRoom.ts";

/** Rotation around the x axis: 0 is a floor, a quarter turn a wall, a half turn a ceiling. */
const tilted = (angle: number): number[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, 0, cos, sin, 0, 0, -sin, cos, 0, 0, 0, 0, 1];
};

test("a model is placed on floors, not on walls and ceilings", () => {
  expect(isFloor(tilted(0))).toBe(true);
  expect(isFloor(tilted(0.1))).toBe(true);
  expect(isFloor(tilted(Math.PI / 2))).toBe(false);
  expect(isFloor(tilted(Math.PI))).toBe(false);
});

test("its front faces the shopper", () => {
  expect(yawTowards({ x: 0, z: 0 }, { x: 0, z: 2 })).toBe(0);
  expect(yawTowards({ x: 0, z: 0 }, { x: 2, z: 0 })).toBeCloseTo(Math.PI / 2);
  expect(yawTowards({ x: 1, z: 1 }, { x: 1, z: -1 })).toBeCloseTo(Math.PI);
});
