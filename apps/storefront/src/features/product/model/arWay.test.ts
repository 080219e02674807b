import { expect, test } from "vitest";
import { arWayOf } from "./arWay.ts";

test.each([
  { quickLook: true, immersiveAr: false, way: "quickLook" },
  { quickLook: false, immersiveAr: true, way: "webXr" },
  { quickLook: true, immersiveAr: true, way: "quickLook" },
  { quickLook: false, immersiveAr: false, way: undefined },
])("Quick Look $quickLook and immersive AR $immersiveAr: $way", ({ way, ...skills }) => {
  expect(arWayOf(skills)).toBe(way);
});
