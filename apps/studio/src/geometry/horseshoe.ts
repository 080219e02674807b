/** A place on a line in the floor plan, and the direction in which the line runs. */
export interface PlanSpot {
  x: number;
  z: number;
  alongX: number;
  alongZ: number;
}

export interface Horseshoe {
  length: number;
  /** `s` metres from the front of the left arm */
  at: (s: number) => PlanSpot;
}

/**
 * From the front of the left arm, round the back to the front of the right arm: two straight sides, a straight rear, and quarter circles of
 * `radius` between them. `halfWidth` and `front`, `rear` (z) belong to the line itself.
 */
export function horseshoe(halfWidth: number, front: number, rear: number, radius: number): Horseshoe {
  const r = Math.min(radius, halfWidth - 0.001, front - rear);
  const side = front - rear - r;
  const quarter = (r * Math.PI) / 2;
  const back = 2 * (halfWidth - r);
  const length = 2 * side + 2 * quarter + back;
  const at = (s: number): PlanSpot => {
    if (s > length / 2) {
      const mirrored = at(length - s);
      return { x: -mirrored.x, z: mirrored.z, alongX: mirrored.alongX, alongZ: -mirrored.alongZ };
    }
    if (s <= side) return { x: -halfWidth, z: front - s, alongX: 0, alongZ: -1 };
    if (s < side + quarter) {
      const angle = (s - side) / r;
      return {
        x: -halfWidth + r - r * Math.cos(angle),
        z: rear + r - r * Math.sin(angle),
        alongX: Math.sin(angle),
        alongZ: -Math.cos(angle),
      };
    }
    return { x: -halfWidth + r + (s - side - quarter), z: rear, alongX: 1, alongZ: 0 };
  };
  return { length, at };
}

/** Squeezes the square |x|, |z| ≤ half into a round plan; `rear` and `front` say how round, 0 square to 1 elliptic. */
export function roundPlan(halfWidth: number, halfDepth: number, rear: number, front: number) {
  return (x: number, z: number): readonly [x: number, z: number] => {
    const [u, v] = [x / halfWidth, z / halfDepth];
    const share = (v < 0 ? rear : front) / 2;
    return [x * Math.sqrt(Math.max(0, 1 - share * v * v)), z * Math.sqrt(Math.max(0, 1 - share * u * u))];
  };
}
