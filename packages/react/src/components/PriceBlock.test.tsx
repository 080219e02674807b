import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PriceBlock, type PriceBlockProps } from "./PriceBlock.js";

afterEach(cleanup);

const price: PriceBlockProps = {
  cents: 69_00,
  compareAtCents: 89_00,
  lowestPrice30dCents: 80_00,
  format: { locale: "de_AT", currency: "EUR" },
  labels: { price: "Preis", compareAt: "statt", lowestPrice30d: "Niedrigster Preis der letzten 30 Tage:" },
  showPercent: true,
};

function textOf(changes: Partial<PriceBlockProps> = {}): string {
  const { container } = render(<PriceBlock {...price} {...changes} />);
  return (container.textContent ?? "").replaceAll("\u00a0", " ");
}

describe("PriceBlock", () => {
  it("strikes the compare-at price, states the lowest of 30 days and counts the percent from that, rounded down", () => {
    const text = textOf();
    expect(text).toContain("statt € 89,00");
    expect(text).toContain("Niedrigster Preis der letzten 30 Tage: € 80,00");
    expect(text).toContain("−13 %");
  });

  it("announces nothing where the price was as low within the last 30 days", () => {
    expect(textOf({ lowestPrice30dCents: 69_00 }).trim()).toBe("Preis € 69,00");
  });

  it("takes a percent that was counted elsewhere", () => {
    expect(textOf({ lowestPrice30dCents: undefined, percent: 23 })).toContain("−23 %");
  });

  it("has the price per unit right below the price", () => {
    const text = textOf({
      compareAtCents: undefined,
      unitPrice: "€ 15,96/l",
      labels: { ...price.labels, vatHint: "inkl. USt." },
    });
    expect(text).toMatch(/€ 69,00\s*€ 15,96\/l\s*inkl\. USt\./);
  });
});
