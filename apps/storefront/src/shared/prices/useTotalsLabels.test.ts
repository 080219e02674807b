import { expect, test } from "vitest";
import { createTexts } from "../../i18n/createTexts.ts";
import { describeVat } from "./useTotalsLabels.ts";

const texts = createTexts("de");
await texts.load("cart");
const t = texts.t("cart");

test.each([
  ["what is charged, per rate", [{ percent: 20, amount: "€ 20,00" }], false, "inkl. € 20,00 USt. (20 %)"],
  ["no amount while it is unknown", [{ percent: 20 }], false, "inkl. USt."],
  [
    "of an order without VAT that it has none, whatever is displayed",
    [{ percent: 0, amount: "€ 0,00" }],
    false,
    "ohne USt. (0 %)",
  ],
  ["of a net display that the amount has none", [{ percent: 20, amount: "€ 20,00" }], true, "ohne USt. (0 %)"],
  [
    "only rates that are charged",
    [
      { percent: 19, amount: "19,00 €" },
      { percent: 0, amount: "0,00 €" },
    ],
    false,
    "inkl. 19,00 € USt. (19 %)",
  ],
  ["of an empty cart nothing else", [], false, "inkl. USt."],
])("a total tells %s", (_what, vat, isNet, expected) => {
  expect(describeVat(t, vat, isNet).replaceAll("\u00a0", " ")).toBe(expected);
});
