import { expect, test } from "vitest";
import frameDe from "../frame/lazy/texts/de.json" with { type: "json" };
import frameEn from "../frame/lazy/texts/en.json" with { type: "json" };
import frameRo from "../frame/lazy/texts/ro.json" with { type: "json" };
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ro from "./texts/ro.json" with { type: "json" };

// A company with a confirmed number that orders to the shop's own country pays VAT: decision 0013.
test.each([
  [de.vatWhy, /in ein anderes EU-Land.*eines anderen EU-Landes/],
  [en.vatWhy, /deliveries to another EU country.*number from another EU country/],
  [ro.vatWhy, /în altă țară a UE.*din altă țară a UE/],
  [frameDe.display.netHint, /in ein anderes EU-Land.*eines anderen EU-Landes/],
  [frameEn.display.netHint, /deliveries to another EU country.*number from another EU country/],
  [frameRo.display.netHint, /livrările în altă țară a UE.*din altă țară a UE/],
])("the reason for VAT names the destination and the number: %s", (reason, conditions) => {
  expect(reason).toMatch(conditions);
});
