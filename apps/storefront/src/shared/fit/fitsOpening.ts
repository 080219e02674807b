import type { Product } from "@shop/core";

type Package = Product["packages"][number];

/** Sides of a box in cm, ascending: the order in which a package names its sides says nothing about how it is carried. */
export type Box = readonly [shortest: number, middle: number, longest: number];

/** Opening in a wall, in cm. */
export interface Opening {
  width: number;
  height: number;
}

/** Space in cm for hands and protective covers: 2 cm on each side of a door frame or the walls of a lift car. */
export const MARGIN = 4;
/** Sums of sines are not exact: a box as wide as the opening must still pass. */
const ROUNDING = 1e-9;

export function toBox({ length, width, height }: Pick<Package, "length" | "width" | "height">): Box {
  const [shortest = 0, middle = 0, longest = 0] = [length, width, height].toSorted((a, b) => a - b);
  return [shortest, middle, longest];
}

/**
 * Returns the smallest rotation, in whole degrees, at which a box passes an opening with its longest side along the way;
 * undefined if it passes at none. No other side leads to a smaller cross-section.
 */
export function findTilt([shortest, middle]: Box, { width, height }: Opening): number | undefined {
  for (let degrees = 0; degrees <= 90; degrees += 1) {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const isNarrow = shortest * cos + middle * sin <= width + ROUNDING;
    if (isNarrow && shortest * sin + middle * cos <= height + ROUNDING) return degrees;
  }
  return undefined;
}

/** Whether every package fits through a door 80 cm wide and 200 cm high, with space for hands. */
export const fitsUsualDoor = (packages: readonly Package[]): boolean =>
  packages.every((item) => findTilt(toBox(item), { width: 80 - MARGIN, height: 200 - MARGIN }) !== undefined);

/** Length plus girth in cm up to which parcel services carry; the way in matters for larger packages only. */
const MAX_PARCEL = 300;

export const isBulky = (packages: readonly Package[]): boolean =>
  packages.some((item) => {
    const [shortest, middle, longest] = toBox(item);
    return longest + 2 * (shortest + middle) > MAX_PARCEL;
  });
