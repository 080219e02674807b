import type { Object3D } from "three";
import { group, part, type Point } from "../../geometry/part.ts";
import { step } from "../../geometry/random.ts";
import { surface as sheet } from "../../geometry/soft.ts";
import { extrude } from "../../geometry/solids.ts";
import type { Surface } from "../../surfaces/surface.ts";
import { plastic } from "../../surfaces/surfaces.ts";
import { Shape } from "three";

/** A pair of low shoes standing on y = 0, toes to +z. `slope` tips them onto a sloping shelf. */
export function shoePair(upper: Surface, at: Point, slope = 0, sole: Surface = plastic("#e9e4da", 0.6)): Object3D {
  const pair = group([-1, 1].map((side) => group([shoe(upper, sole)], [side * 0.055, 0, 0], side * 0.05)));
  pair.rotation.x = slope;
  return group([pair], at);
}

function shoe(upper: Surface, sole: Surface): Object3D {
  const [length, half] = [0.27, 0.046];
  const outline = new Shape();
  outline.moveTo(0, -length / 2);
  outline.bezierCurveTo(half, -length / 2, half * 0.85, -length * 0.2, half * 0.75, 0);
  outline.bezierCurveTo(half * 1.2, length * 0.25, half * 1.1, length / 2, 0, length / 2);
  outline.bezierCurveTo(-half * 1.1, length / 2, -half * 1.2, length * 0.25, -half * 0.75, 0);
  outline.bezierCurveTo(-half * 0.85, -length * 0.2, -half, -length / 2, 0, -length / 2);
  const body = sheet(
    24,
    10,
    (u, v) => {
      const angle = u * Math.PI * 2;
      const z = -Math.cos(angle);
      const along = z * 0.5 + 0.5;
      const wide =
        half * (0.82 + 0.2 * step(0.4, 0.75, along)) * Math.abs(Math.sin(angle)) ** 0.75 * Math.sign(Math.sin(angle));
      const tall = 0.085 - 0.045 * step(0.35, 0.85, along);
      const inward = 1 - 0.45 * v ** 2.2;
      return [wide * inward * 0.96, 0.02 + v * tall, z * length * 0.49 * (1 - 0.28 * v ** 2) - 0.02 * v] as const;
    },
    true,
  );
  return group([
    part(extrude(outline, 0.022, 0.004, 10), sole, [0, 0.011, 0], { turn: [Math.PI / 2, 0, 0] }),
    part(body, { ...upper, name: `${upper.name}-shoe`, bothSides: true }),
  ]);
}
