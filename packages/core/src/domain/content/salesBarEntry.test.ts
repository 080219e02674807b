import { expect, test } from "vitest";
import { salesBarEntry } from "./localeConfig.js";

const config = {
  activate: "1",
  entries: {
    default: { salesbar_active: 1, text: "default" },
    RO: { salesbar_active: "1", text: "ro" },
    DE: { salesbar_active: 0, text: "de" },
  },
};

test("the entry for the country, else the default one", () => {
  expect(salesBarEntry(config, "RO", false)?.text).toBe("ro");
  expect(salesBarEntry(config, "AT", false)?.text).toBe("default");
});

test("hidden if the module is deactivated, the entry inactive, or it was dismissed", () => {
  for (const activate of [0, "0", false, "", null, undefined]) {
    expect(salesBarEntry({ ...config, activate }, "RO", false)).toBeUndefined();
  }
  expect(salesBarEntry(config, "DE", false)).toBeUndefined();
  expect(salesBarEntry(config, "RO", true)).toBeUndefined();
});

test("without an entry there is no bar, whatever the country is called", () => {
  expect(salesBarEntry({ activate: true, entries: {} }, "AT", false)).toBeUndefined();
  expect(salesBarEntry({ activate: true, entries: {} }, "__proto__", false)).toBeUndefined();
});
