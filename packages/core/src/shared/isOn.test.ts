import { expect, test } from "vitest";
import { isOn } from "./isOn.js";

test("a flag is on in each of the shop's spellings and off in any other", () => {
  for (const on of [true, 1, "1", "true"]) expect(isOn(on)).toBe(true);
  for (const off of [false, 0, "0", "", "false", null, undefined, 2, "2", "yes", {}, []]) {
    expect(isOn(off)).toBe(false);
  }
});
