import fc from "fast-check";
import { expect, test } from "vitest";
import { buildCreditNoteContent } from "../invoice/buildCreditNoteContent.ts";
import { type ArbitraryOrder, arbitraryOrder } from "../order/testing/arbitraryOrder.ts";
import { toPaymentLines } from "../payment/paymentLines.ts";
import type { InvoiceContent } from "../platform/db/invoiceContent.ts";
import type { RefundItems } from "../platform/db/paymentTables.ts";
import type { VatShare } from "../platform/db/values.ts";
import { type ItemsRequest, priceRefundItems, sumRefundItems } from "./refundItems.ts";

const toInvoice = (placed: ArbitraryOrder): InvoiceContent => ({
  locale: "de_AT",
  language: "de",
  number: "AT-1",
  issuedOn: "2026-11-27",
  orderRef: "ORD1",
  orderedOn: "2026-11-27",
  seller: { name: "", address: [], vatNumber: "", contact: [], imprint: [] },
  buyer: { address: [], vatNumber: "" },
  ...placed,
  lines: placed.lines.map((one) => ({ ...one, options: "" })),
  couponCodes: [],
  payment: { code: "", title: "" },
  bank: { holder: "", iban: "", bic: "", bankName: "" },
});

/** Prices the units of an order that was shipped as a whole. */
const price = (
  placed: Parameters<typeof priceRefundItems>[0],
  earlier: readonly RefundItems[],
  request: ItemsRequest,
): RefundItems => {
  const units = placed.lines.map(({ id: lineId, quantity }) => ({
    lineId,
    quantity,
    shipped: quantity,
    refundedUnshipped: 0,
    refundedShipped: earlier
      .flatMap(({ lines }) => lines)
      .filter((line) => line.lineId === lineId)
      .reduce((sum, line) => sum + line.quantity, 0),
    restockedUnshipped: 0,
    restockedShipped: 0,
  }));
  const { lines, shippingCents } = priceRefundItems(placed, { units, earlier, isReturn: false }, request);
  return { lines: lines.map(({ lineId, quantity, cents }) => ({ lineId, quantity, cents })), shippingCents };
};

/** Credits the refunds one after the other, and returns the sum per rate, positive. */
function creditAll(placed: ArbitraryOrder, refunds: readonly RefundItems[]): VatShare[] {
  const invoice = toInvoice(placed);
  const notes: InvoiceContent[] = [];
  for (const items of refunds) {
    const note = buildCreditNoteContent(
      invoice,
      notes.map(({ vat }) => vat),
      {
        number: "AT-CN-1",
        issuedOn: "2026-11-27",
        amountCents: sumRefundItems(items),
        isRefunded: true,
        items: {
          lines: items.lines.map(({ lineId, ...one }) => ({ ...one, at: lineId - 100 })),
          shipping:
            items.shippingCents === 0
              ? []
              : toPaymentLines(placed)
                  .filter(({ kind }) => kind === "shipping")
                  .map(({ vatPercent: percent, totalCents: cents }) => ({ percent, cents })),
        },
      },
    );
    expect(note.totalCents).toBe(-sumRefundItems(items));
    const { subtotalCents, discountCents, shippingCents, feeCents, totalCents, vat } = note;
    expect(subtotalCents - discountCents + shippingCents + feeCents).toBe(totalCents);
    expect(vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalCents);
    notes.push(note);
  }
  return invoice.vat.map(({ percent }) => {
    const ofRate = notes.flatMap(({ vat }) => vat).filter((share) => share.percent === percent);
    const sum = (pick: (share: VatShare) => number): number => 0 - ofRate.reduce((all, share) => all + pick(share), 0);
    return {
      percent,
      netCents: sum(({ netCents }) => netCents),
      taxCents: sum(({ taxCents }) => taxCents),
      grossCents: sum(({ grossCents }) => grossCents),
    };
  });
}

test("units refunded one by one, in any order, return exactly what was paid, and credit exactly the invoice", () => {
  fc.assert(
    fc.property(arbitraryOrder, fc.infiniteStream(fc.nat()), (placed, picks) => {
      const units = placed.lines.flatMap(({ quantity }, at) => Array.from({ length: quantity }, () => at + 1));
      const shuffled = units
        .map((position) => ({ position, key: picks.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key);
      const refunds: RefundItems[] = [];
      for (const { position } of shuffled) {
        refunds.push(price(placed, refunds, { lines: [{ position, quantity: 1 }], shipping: false }));
      }
      refunds.push(price(placed, refunds, { lines: [], shipping: true }));
      expect(refunds.reduce((sum, items) => sum + sumRefundItems(items), 0)).toBe(placed.totalCents);
      const paid = refunds.filter((items) => sumRefundItems(items) > 0);
      expect(creditAll(placed, paid)).toEqual(placed.vat);
    }),
    { numRuns: 300 },
  );
});

const sofas = {
  lines: [
    { id: 100, quantity: 3, unitCents: 1000, discountCents: 100 },
    { id: 101, quantity: 1, unitCents: 500, discountCents: 0 },
  ].map((one) => ({
    ...one,
    productId: 1,
    variantId: 1,
    vatPercent: 20,
    ref: "",
    title: "",
    picture: null,
    attributes: [],
  })),
  shippingCents: 490,
  feeCents: 0,
};

test("without a quantity all units that are left are refunded", () => {
  const first = price(sofas, [], { lines: [{ position: 1, quantity: 1 }], shipping: false });
  expect(first).toEqual({ lines: [{ lineId: 100, quantity: 1, cents: 966 }], shippingCents: 0 });
  expect(price(sofas, [first], { lines: [{ position: 1 }], shipping: true })).toEqual({
    lines: [{ lineId: 100, quantity: 2, cents: 1934 }],
    shippingCents: 490,
  });
});

test.each([
  [{ lines: [{ position: 3 }], shipping: false }, "no line 3"],
  [{ lines: [{ position: 1, quantity: 4 }], shipping: false }, "3 of line 1"],
  [{ lines: [{ position: 1 }, { position: 1 }], shipping: false }, "each line once"],
])("what the order does not have is not refunded: %j", (request, message) => {
  expect(() => price(sofas, [], request)).toThrow(message);
});

test("no unit is refunded twice, nor shipping", () => {
  const all = price(sofas, [], { lines: [{ position: 2 }], shipping: true });
  expect(() => price(sofas, [all], { lines: [{ position: 2 }], shipping: false })).toThrow("0 of line 2");
  expect(() => price(sofas, [all], { lines: [], shipping: true })).toThrow("refunded before");
});
