import { expect, test } from "vitest";
import { parseMeasures, pickMeasures } from "./parseMeasures.ts";

const DOOR = { door_width: "80", door_height: "200" };
const LIFT = {
  lift_width: "110",
  lift_depth: "140",
  lift_height: "220",
  lift_door_width: "90",
  lift_door_height: "200",
};

test.each([
  ["80", 80],
  [" 80,5 ", 80.5],
  ["80.5cm", 80.5],
  ["80 CM", 80],
])("%j is a measure in cm", (text, width) => {
  expect(parseMeasures({ ...DOOR, door_width: text })).toEqual({
    way: { door: { width, height: 200 }, stairs: undefined, lift: undefined },
  });
});

test.each([
  ["", "missing"],
  ["   ", "missing"],
  ["80x", "notNumber"],
  ["1e2", "notNumber"],
  ["-80", "notNumber"],
  ["0,8", "outOfRange"],
  ["2000", "outOfRange"],
])("%j is reported as %s", (text, problem) => {
  expect(parseMeasures({ ...DOOR, door_width: text })).toEqual({ issues: [{ measure: "door_width", problem }] });
});

test("stairs and lift are left out, or complete", () => {
  expect(parseMeasures({ ...DOOR, stair_width: " ", ceiling: "" })).toHaveProperty("way.stairs", undefined);
  expect(parseMeasures({ ...DOOR, stair_width: "100", ceiling: "" })).toEqual({
    issues: [
      { measure: "landing_depth", problem: "missing" },
      { measure: "ceiling", problem: "missing" },
    ],
  });
  expect(parseMeasures({ ...DOOR, ...LIFT })).toHaveProperty("way.lift", {
    width: 110,
    depth: 140,
    height: 220,
    doorWidth: 90,
    doorHeight: 200,
  });
});

test("all problems are reported at once, in the order of the fields", () => {
  expect(parseMeasures({ door_height: "hoch", lift_width: "0" })).toMatchObject({
    issues: [
      { measure: "door_width", problem: "missing" },
      { measure: "door_height", problem: "notNumber" },
      { measure: "lift_width", problem: "outOfRange" },
      { measure: "lift_depth", problem: "missing" },
      { measure: "lift_height", problem: "missing" },
      { measure: "lift_door_width", problem: "missing" },
      { measure: "lift_door_height", problem: "missing" },
    ],
  });
});

test("an address keeps texts as typed; other parameters are no measures", () => {
  const search = new URLSearchParams("product=7&door_width=80%2C5+cm&door_height=&color=3");
  expect(pickMeasures(search)).toEqual({ door_width: "80,5 cm", door_height: "" });
});
