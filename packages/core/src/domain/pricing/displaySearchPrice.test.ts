import { expect, test } from "vitest";
import { displaySearchPrice } from "./displaySearchPrice.js";

const HOME = { vatPercent: 20, showNet: false };
const sofa = { priceCents: 120_00, netCents: 100_00, listPriceCents: 240_00, lowestPrice30dCents: 180_00 };

test("a suggested price is what this shopper sees: gross as the engine has it, or net", () => {
  expect(displaySearchPrice(sofa, HOME)).toMatchObject({ now: 120_00, compareAt: 240_00, lowest30d: 180_00 });
  expect(displaySearchPrice(sofa, { ...HOME, showNet: true })).toMatchObject({
    now: 100_00,
    compareAt: 200_00,
    lowest30d: 150_00,
  });
});

test("a product with a reduced VAT percent: gross as the engine has it at home, its own net price otherwise", () => {
  const book = { ...sofa, priceCents: 110_00 };
  expect(displaySearchPrice(book, HOME).now).toBe(110_00);
  expect(displaySearchPrice(book, { ...HOME, showNet: true }).now).toBe(100_00);
});

test("without a net price the price is displayed with the VAT of the country", () => {
  const plain = { ...sofa, netCents: undefined };
  expect(displaySearchPrice(plain, { ...HOME, showNet: true }).now).toBe(100_00);
});

test("0053: a suggestion has no compare-at price without a lowest price of the last 30 days, unless the setting allows it", () => {
  const unproven = { ...sofa, lowestPrice30dCents: undefined };
  expect(displaySearchPrice(unproven, HOME).compareAt).toBeUndefined();
  expect(displaySearchPrice(unproven, { ...HOME, showNet: true }).compareAt).toBeUndefined();
  expect(displaySearchPrice(unproven, { ...HOME, policy: "fallback" }).compareAt).toBe(240_00);
});

test("a free product is compared with prices without the VAT of the country", () => {
  const free = { ...sofa, priceCents: 0, netCents: 0 };
  expect(displaySearchPrice(free, { ...HOME, showNet: true })).toMatchObject({ now: 0, compareAt: 200_00 });
});

test("a product without VAT has the same price net and gross", () => {
  const solar = { ...sofa, netCents: 120_00 };
  expect(displaySearchPrice(solar, HOME).now).toBe(120_00);
  expect(displaySearchPrice(solar, { ...HOME, showNet: true })).toMatchObject({ now: 120_00, compareAt: 240_00 });
});

test("a net price above the gross price says nothing about VAT", () => {
  const odd = { ...sofa, netCents: 130_00 };
  expect(displaySearchPrice(odd, { ...HOME, showNet: true }).now).toBe(100_00);
});

test("a price of one cent is compared in proportion", () => {
  const cheap = { priceCents: 1, netCents: 1, listPriceCents: 4, lowestPrice30dCents: 2 };
  expect(displaySearchPrice(cheap, { ...HOME, showNet: true })).toMatchObject({ now: 1, compareAt: 4, lowest30d: 2 });
});
