import { displayPrice, type Price, type ReductionPolicy } from "@shop/core";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { formatPercentOff, PriceBlock, type PriceBlockLabels } from "./PriceBlock.js";

afterEach(cleanup);

const price: Price = { priceCents: 69_00, compareAtCents: 89_00, lowestPrice30dCents: 80_00 };
const labels: PriceBlockLabels = {
  price: "Preis",
  compareAt: "statt",
  lowestPrice30d: "Niedrigster Preis der letzten 30 Tage:",
};

function textOf(changes: Partial<Price> = {}, policy?: ReductionPolicy, more: Partial<PriceBlockLabels> = {}): string {
  const { container } = render(
    <PriceBlock
      price={displayPrice({ ...price, ...changes }, { vatPercent: 20, showNet: false, policy })}
      format={{ locale: "de-AT", currency: "EUR" }}
      labels={{ ...labels, ...more }}
      showPercent
    />,
  );
  return (container.textContent ?? "").replaceAll("\u00a0", " ");
}

describe("PriceBlock", () => {
  it("strikes the compare-at price, states the lowest of 30 days and counts the percent from that, rounded down", () => {
    const text = textOf();
    expect(text).toContain("statt € 89,00");
    expect(text).toContain("Niedrigster Preis der letzten 30 Tage: € 80,00");
    expect(text).toContain("−13 %");
  });

  it("displays no reduction if the price was as low within the last 30 days", () => {
    expect(textOf({ lowestPrice30dCents: 69_00 }).trim()).toBe("Preis € 69,00");
  });

  it("shows a fallback compare-at price with its own percent and no lowest price", () => {
    const text = textOf({ lowestPrice30dCents: undefined }, "fallback");
    expect(text).toContain("−23 %");
    expect(text).not.toContain("30 Tage");
  });

  it("has the price per unit right below the price", () => {
    const text = textOf({ compareAtCents: undefined, unit: { measure: "l", content: 2.5 } }, undefined, {
      vatHint: "inkl. USt.",
    });
    expect(text).toMatch(/€ 69,00\s*€ 27,60\/l\s*inkl\. USt\./);
  });
});

it.each([
  ["de-AT", "\u221213\u00a0%"],
  ["ro-RO", "\u221213%"],
  ["en-AT", "\u221213%"],
  ["en-RO", "\u221213%"],
])("writes a reduction as %s does", (locale, text) => {
  expect(formatPercentOff(13, locale)).toBe(text);
});
