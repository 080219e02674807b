import fc from "fast-check";
import { expect, test } from "vitest";
import { cameraDistance, FIELD_OF_VIEW, cameraRange, type ModelSize, INITIAL_VIEW } from "./framing.ts";

const sofa = { width: 2.12, height: 0.84, depth: 0.92 };

/** Fraction of half the picture that the model takes up at an angle; 1 reaches the edge. */
function filled({ width, height, depth }: ModelSize, aspect: number, angle: number): number {
  const distance = cameraDistance({ width, height, depth }, aspect);
  const up = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const parts = [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((top) =>
      [-1, 1].map((front) => {
        const [x, y, z] = [(right * width) / 2, (top * height) / 2, (front * depth) / 2];
        const [aside, ahead] = [x * Math.cos(angle) + z * Math.sin(angle), z * Math.cos(angle) - x * Math.sin(angle)];
        const [cos, sin] = [Math.cos(INITIAL_VIEW.elevation), Math.sin(INITIAL_VIEW.elevation)];
        const far = distance - (ahead * cos + y * sin);
        return Math.max(Math.abs(aside) / (far * up * aspect), Math.abs(y * cos - ahead * sin) / (far * up));
      }),
    ),
  );
  return Math.max(...parts);
}

test("the whole model is in view from every side, on every screen", () => {
  const metres = fc.double({ min: 0.1, max: 4, noNaN: true });
  const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const aspect = fc.double({ min: 0.5, max: 2.5, noNaN: true });
  fc.assert(
    fc.property(metres, metres, metres, aspect, angle, (width, height, depth, ratio, turned) => {
      expect(filled({ width, height, depth }, ratio, turned)).toBeLessThan(1);
    }),
  );
});

test("it fills the picture at its widest side", () => {
  const widest = Math.max(...Array.from({ length: 24 }, (_, step) => filled(sofa, 1, (step / 12) * Math.PI)));
  expect(widest).toBeGreaterThan(0.85);
});

test("a narrow screen needs more distance, a large model too", () => {
  expect(cameraDistance(sofa, 0.6)).toBeGreaterThan(cameraDistance(sofa, 1.6));
  expect(cameraDistance({ ...sofa, width: 3 }, 1)).toBeGreaterThan(cameraDistance(sofa, 1));
});

test("the camera neither enters nor loses the model", () => {
  const distance = cameraDistance(sofa, 1);
  const { min, max } = cameraRange(distance);
  expect(min).toBeGreaterThan(Math.hypot(sofa.width, sofa.depth) / 2);
  expect(max).toBeGreaterThan(distance);
});
