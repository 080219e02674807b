import { expect, test } from "vitest";
import { parseSalesBar } from "./loadFrameData.ts";

const where = { locale: "ro-RO", market: "RO" };
const entry = (message: string, more: object = {}) => ({
  salesbar_active: 1,
  salesbar_message: message,
  salesbar_link: "/oferte",
  salesbar_link_text: "Oferte",
  salesbar_dismiss_button: "1",
  ...more,
});

test("the locale's entry, else the country's, else the default one", () => {
  const all = { activate: 1, default: entry("d"), RO: entry("c"), ro_RO: entry("l") };
  expect(parseSalesBar(all, where)).toEqual({ message: "l", link: "/oferte", linkText: "Oferte", dismissible: true });
  expect(parseSalesBar({ ...all, ro_RO: undefined }, where)?.message).toBe("c");
  expect(parseSalesBar({ activate: 1, default: entry("d") }, where)?.message).toBe("d");
});

test("hidden if the module is deactivated, or the entry inactive, empty or missing", () => {
  for (const config of [
    undefined,
    {},
    { activate: 0, default: entry("d") },
    { activate: 1, default: entry("d", { salesbar_active: 0 }) },
    { activate: 1, default: entry("") },
    { activate: 1, default: "d" },
  ]) {
    expect(parseSalesBar(config, where)).toBeUndefined();
  }
});

test.each(["javascript:alert(1)", "//elsewhere.example", "/\\elsewhere.example", "http://a.example", ""])(
  "a link to an unknown target is dropped: %s",
  (link) => {
    const config = { activate: 1, default: entry("d", { salesbar_link: link }) };
    expect(parseSalesBar(config, where)?.link).toBe("");
  },
);
