/** A closed line around the origin in plan, [x, z], counted from +x over +z. Every outline is star-shaped about the origin. */
export type Outline = readonly (readonly [x: number, z: number])[];

/** Circle, ellipse (power 2), superellipse: the higher the power, the squarer. */
export function oval(width: number, depth: number, power = 2, points = 96): Outline {
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const norm = (Math.abs(x) ** power + Math.abs(z) ** power) ** (1 / power);
    return [((x / norm) * width) / 2, ((z / norm) * depth) / 2] as const;
  });
}

/** A rectangle whose corners are rounded; `backWidth` makes it a trapezium, wider in front. */
export function rounded(
  width: number,
  depth: number,
  radius: number,
  { backWidth = width, backRadius = radius, steps = 10, runs = 1 } = {},
): Outline {
  const corners = [
    { x: width / 2, z: depth / 2, radius },
    { x: -width / 2, z: depth / 2, radius },
    { x: -backWidth / 2, z: -depth / 2, radius: backRadius },
    { x: backWidth / 2, z: -depth / 2, radius: backRadius },
  ];
  const line = corners.flatMap((corner, quarter) =>
    Array.from({ length: steps + 1 }, (_, step): [number, number] => {
      const angle = (quarter + step / steps) * (Math.PI / 2);
      const [insideX, insideZ] = [
        corner.x - Math.sign(corner.x) * corner.radius,
        corner.z - Math.sign(corner.z) * corner.radius,
      ];
      return [insideX + Math.cos(angle) * corner.radius, insideZ + Math.sin(angle) * corner.radius];
    }),
  );
  return runs === 1 ? line : divided(line, runs);
}

/** Long straight runs get points between, so that a board can be bent afterwards. */
function divided(line: readonly (readonly [number, number])[], runs: number): Outline {
  const longest = Math.max(...line.flat().map(Math.abs)) / runs;
  return line.flatMap((from, index) => {
    const to = line[(index + 1) % line.length] ?? from;
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longest));
    return Array.from({ length: count }, (_, step): [number, number] => [
      from[0] + ((to[0] - from[0]) * step) / count,
      from[1] + ((to[1] - from[1]) * step) / count,
    ]);
  });
}

/** The radius waves in and out: fluted columns. */
export function fluted(diameter: number, flutes: number, depth: number, pointsPerFlute = 8): Outline {
  const points = flutes * pointsPerFlute;
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2;
    const radius = diameter / 2 - depth * (1 - Math.abs(Math.sin((angle * flutes) / 2)));
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

/** Stretched to fill exactly width × depth. */
export function fitted(line: Outline, width: number, depth: number): Outline {
  const [xs, zs] = [line.map(([x]) => x), line.map(([, z]) => z)];
  const [left, right, back, front] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return line.map(
    ([x, z]) => [((x - left) / (right - left) - 0.5) * width, ((z - back) / (front - back) - 0.5) * depth] as const,
  );
}
