import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fitsUsualDoor, isBulky, toBox } from "../../shared/fit/fitsOpening.ts";
import { checkFit, type FitLevel, type Way } from "./checkFit.ts";

const box = (length: number, width: number, height: number) => toBox({ length, width, height });
const level = (sides: [number, number, number], way: Way): FitLevel => checkFit(box(...sides), way).level;
const pose = (sides: [number, number, number], way: Way) => checkFit(box(...sides), way).sections.at(-1)?.pose;

const WIDE_DOOR = { width: 400, height: 400 };
const door = (width: number, height: number): Way => ({ door: { width, height } });
const stairs = (width: number, depth: number, height: number): Way => ({
  door: WIDE_DOOR,
  stairs: { width, depth, height },
});
const lift = (width: number, depth: number, height: number, doorWidth = 90, doorHeight = 200): Way => ({
  door: WIDE_DOOR,
  lift: { width, depth, height, doorWidth, doorHeight },
});

describe("a door", () => {
  it("lets a package through whose two shorter sides fit with 4 cm to spare", () => {
    expect(level([216, 96, 76], door(80, 200))).toBe("fits");
    expect(level([216, 96, 77], door(80, 200))).toBe("tight");
    expect(level([216, 96, 81], door(80, 200))).toBe("blocked");
  });

  it("is passed flat, else on edge, else tilted", () => {
    expect(pose([160, 60, 10], door(80, 200))).toMatchObject({ across: 60, up: 10, along: 160, kind: "straight" });
    expect(pose([216, 96, 72], door(80, 200))).toMatchObject({ across: 72, up: 96, along: 216, kind: "straight" });
    expect(pose([300, 204, 5], door(80, 200))).toMatchObject({ kind: "tilted" });
  });

  it("lets a board through that is longer than the door is high, until the diagonal ends", () => {
    expect(level([300, 210, 1], door(84, 204))).toBe("fits");
    expect(level([300, 217, 1], door(80, 200))).toBe("blocked");
  });

  it("reports how much it is too small", () => {
    expect(checkFit(box(200, 104, 84), door(80, 200)).sections[0]?.missing).toBe(8);
    expect(checkFit(box(200, 104, 70), door(80, 200)).sections[0]?.missing).toBe(0);
  });
});

describe("a landing", () => {
  it("is turned on if the box clears the inner corner with 10 cm to spare", () => {
    // A thin pole of √2 · (100 + 100) cm touches the corner of two passages 100 cm wide; flights limit it to 200 cm.
    expect(level([200, 10, 10], stairs(110, 110, 60))).toBe("fits");
    expect(level([200, 90, 10], stairs(110, 110, 60))).toBe("blocked");
  });

  it("needs no turn for a box that is carried sideways from flight to flight", () => {
    expect(pose([90, 80, 50], stairs(100, 110, 210))).not.toHaveProperty("turn");
  });

  it("is passed with one end raised where the ceiling is high enough", () => {
    expect(pose([216, 60, 40], stairs(105, 120, 220))).toMatchObject({ kind: "leaning" });
    expect(level([216, 60, 40], stairs(105, 120, 220))).toBe("fits");
    expect(level([216, 60, 40], stairs(105, 120, 90))).toBe("blocked");
  });
});

describe("a lift car", () => {
  it("takes a box lying, upright, leaning or diagonal, in this order", () => {
    expect(pose([130, 60, 20], lift(110, 140, 220))).toMatchObject({ kind: "straight", up: 20 });
    expect(pose([190, 60, 20], lift(110, 140, 220))).toMatchObject({ kind: "straight", up: 190 });
    expect(pose([210, 40, 20], lift(110, 140, 220))).toMatchObject({ kind: "leaning" });
    expect(pose([150, 20, 10], lift(110, 140, 90, 90, 90))).toMatchObject({ kind: "leaning" });
    expect(pose([150, 20, 60], lift(110, 140, 66, 90, 66))).toMatchObject({ kind: "diagonal", up: 60 });
  });

  it("is no use if the box does not pass its door", () => {
    expect(level([120, 95, 95], lift(150, 200, 220))).toBe("blocked");
    expect(level([120, 95, 95], lift(150, 200, 220, 100))).toBe("fits");
  });

  it("does not take a box whose end cannot be raised under the door's upper edge", () => {
    expect(level([200, 60, 60], lift(110, 120, 220, 90, 200))).toBe("fits");
    expect(level([200, 60, 60], lift(110, 120, 220, 90, 80))).toBe("blocked");
  });
});

test("stairs and lift are alternatives, the door is not", () => {
  const small = { width: 80, depth: 80, height: 200, doorWidth: 70, doorHeight: 200 };
  const wide = { width: 200, depth: 300, height: 300 };
  const narrow = { width: 60, depth: 60, height: 200 };
  const sofa: [number, number, number] = [216, 96, 72];
  expect(level(sofa, { ...door(90, 200), stairs: wide, lift: small })).toBe("fits");
  expect(level(sofa, { ...door(90, 200), stairs: narrow, lift: small })).toBe("blocked");
  expect(level(sofa, { ...door(70, 200), stairs: wide, lift: small })).toBe("blocked");
});

const side = fc.integer({ min: 1, max: 300 });
const opening = fc.integer({ min: 40, max: 300 });
const sides = fc.tuple(side, side, side);
const ways: fc.Arbitrary<Way> = fc.record({
  door: fc.record({ width: opening, height: opening }),
  stairs: fc.option(fc.record({ width: opening, depth: opening, height: opening }), { nil: undefined }),
  lift: fc.option(
    fc.record({ width: opening, depth: opening, height: opening, doorWidth: opening, doorHeight: opening }),
    { nil: undefined },
  ),
});
const RANK = { blocked: 0, tight: 1, fits: 2 };
/** Every measure of a section larger by a number of its own. */
function enlarge({ door: { width, height }, stairs: flight, lift: car }: Way, more: readonly number[]): Way {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = more;
  return {
    door: { width: width + a, height: height + b },
    stairs: flight && { width: flight.width + a, height: flight.height + b, depth: flight.depth + c },
    lift: car && {
      width: car.width + a,
      height: car.height + b,
      depth: car.depth + c,
      doorWidth: car.doorWidth + d,
      doorHeight: car.doorHeight + e,
    },
  };
}

test("a larger opening never turns a yes into a no", () => {
  const more = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(sides, ways, more, (size, way, extra) => {
      expect(RANK[level(size, enlarge(way, extra))]).toBeGreaterThanOrEqual(RANK[level(size, way)]);
    }),
  );
});

test("a smaller package never turns a yes into a no", () => {
  const less = fc.tuple(side, side, side);
  fc.assert(
    fc.property(sides, ways, less, ([a, b, c], way, [x, y, z]) => {
      const smaller: [number, number, number] = [Math.min(a, x), Math.min(b, y), Math.min(c, z)];
      expect(RANK[level(smaller, way)]).toBeGreaterThanOrEqual(RANK[level([a, b, c], way)]);
    }),
  );
});

test("the order in which a package names its sides does not matter", () => {
  fc.assert(
    fc.property(sides, ways, ([a, b, c], way) => {
      const expected = checkFit(box(a, b, c), way);
      for (const order of [
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ] as const)
        expect(checkFit(box(...order), way)).toEqual(expected);
    }),
  );
});

test("what is missing is enough, and one centimetre less is not", () => {
  fc.assert(
    fc.property(sides, ways, (size, way) => {
      for (const { section, missing, level: found } of checkFit(box(...size), way).sections) {
        const only = { door: WIDE_DOOR, [section.name]: section.size } satisfies Way;
        const by = (cm: number): FitLevel => level(size, enlarge(only, [cm, cm, cm, cm, cm]));
        expect(found === "fits").toBe(missing === 0);
        expect(by(missing)).toBe("fits");
        expect(by(missing - 1) === "fits").toBe(missing === 0 && by(-1) === "fits");
      }
    }),
  );
});

describe("the sentence on the product page", () => {
  const toPackage = ([length, width, height]: readonly [number, number, number]) => ({
    length,
    width,
    height,
    weight: 1,
  });

  it("says of a usual door what the fit check says of a door of 80 × 200 cm", () => {
    fc.assert(
      fc.property(sides, (size) => {
        expect(fitsUsualDoor([toPackage(size)])).toBe(level(size, door(80, 200)) === "fits");
      }),
    );
  });

  it("is true only if every package fits", () => {
    expect(fitsUsualDoor([toPackage([120, 60, 20]), toPackage([90, 90, 90])])).toBe(false);
  });

  it("is said of furniture, not of mugs", () => {
    expect(isBulky([toPackage([32, 24, 12])])).toBe(false);
    expect(isBulky([toPackage([32, 24, 12]), toPackage([216, 96, 72])])).toBe(true);
    expect(isBulky([toPackage([164, 34, 34])])).toBe(false);
    expect(isBulky([])).toBe(false);
  });
});
