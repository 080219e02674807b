import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryOrder } from "../order/testing/arbitraryOrder.ts";
import { discountLines, sumLines, toCaptureLines } from "./captureLines.ts";

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

test("the captures of an order shipped in any parts add up to its total, and their VAT to its VAT of each rate", () => {
  fc.assert(
    fc.property(arbitraryOrder, fc.infiniteStream(fc.nat()), (placed, picks) => {
      const left = placed.lines.map(({ id, quantity }) => ({ lineId: id, before: 0, left: quantity }));
      const captures = [];
      while (left.some((line) => line.left > 0)) {
        const open = left.filter((line) => line.left > 0);
        const units = open.map((line) => ({ line, quantity: (picks.next().value ?? 0) % (line.left + 1) }));
        const shipped = units.some(({ quantity }) => quantity > 0)
          ? units
          : units.map(({ line }) => ({ line, quantity: line.left }));
        const ranges = shipped.map(({ line, quantity }) => ({ lineId: line.lineId, before: line.before, quantity }));
        captures.push(toCaptureLines(placed, ranges, captures.length === 0));
        for (const { line, quantity } of shipped) {
          line.before += quantity;
          line.left -= quantity;
        }
      }
      const lines = captures.flat();
      expect(sumLines(lines)).toBe(placed.totalCents);
      for (const { percent, taxCents, grossCents } of placed.vat) {
        const ofRate = lines.filter(({ vatPercent }) => vatPercent === percent);
        expect(sum(ofRate.map(({ vatCents }) => vatCents))).toBe(taxCents);
        expect(sum(ofRate.map(({ totalCents }) => totalCents))).toBe(grossCents);
      }
      for (const { quantity, unitCents, discountCents, totalCents, vatPercent, vatCents } of lines) {
        expect(quantity * unitCents - discountCents).toBe(totalCents);
        expect(Math.abs(vatCents - (totalCents * vatPercent) / (100 + vatPercent))).toBeLessThan(2.5);
      }
    }),
    { numRuns: 500 },
  );
});

test("what was refunded without items is a discount of the lines, with its VAT", () => {
  fc.assert(
    fc.property(arbitraryOrder, fc.double({ min: 0, max: 1, noNaN: true }), (placed, share) => {
      const whole = placed.lines.map(({ id, quantity }) => ({ lineId: id, before: 0, quantity }));
      const total = Math.floor(placed.totalCents * share);
      const lines = discountLines(toCaptureLines(placed, whole, true), total);
      expect(sumLines(lines)).toBe(total);
      for (const { quantity, unitCents, discountCents, totalCents, vatPercent, vatCents } of lines) {
        expect(quantity * unitCents - discountCents).toBe(totalCents);
        expect(Math.abs(vatCents - (totalCents * vatPercent) / (100 + vatPercent))).toBeLessThan(2.5);
      }
    }),
    { numRuns: 200 },
  );
});
