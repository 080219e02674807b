import type { PaymentLine } from "../platform/db/paymentTables.ts";
import type { OrderRecord } from "../order/orderRecord.ts";
import { allocateCents } from "../pricing/coupon/allocateCents.ts";
import { apportionByVatRate } from "../pricing/vatBreakdown.ts";

type LinedOrder = Pick<OrderRecord, "lines" | "shipping" | "shippingCents" | "feeCents" | "vat">;

/**
 * Returns the lines of an order. Their totals add up to the order's total, and their VAT to the order's VAT of each rate,
 * to the cent: shipping is divided by rate, and the VAT of a rate is divided among its lines.
 */
export function toPaymentLines({ lines, shipping, shippingCents, feeCents, vat }: LinedOrder): PaymentLine[] {
  const products = lines.map(({ ref, title, quantity, unitCents, discountCents, vatPercent }) => ({
    kind: "product" as const,
    ref,
    title,
    quantity,
    unitCents,
    discountCents,
    totalCents: quantity * unitCents - discountCents,
    vatPercent,
  }));
  const discounted = products.map(({ totalCents, discountCents, vatPercent }) => ({
    grossCents: totalCents + discountCents,
    discountCents,
    vatPercent: String(vatPercent),
  }));
  // Of an order of free products only shipping has a price, and its rate is the only one with an amount.
  const rate = vat.find(({ grossCents }) => grossCents > 0)?.percent ?? 0;
  const shippingLines = apportionByVatRate(shippingCents + feeCents, discounted, String(rate))
    .filter(({ grossCents }) => grossCents > 0)
    .map(({ grossCents, percent }) => ({
      kind: "shipping" as const,
      ref: shipping.code,
      title: shipping.title,
      quantity: 1,
      unitCents: grossCents,
      discountCents: 0,
      totalCents: grossCents,
      vatPercent: Number(percent),
    }));
  const all = [...products, ...shippingLines];
  const vatByLine = new Map(
    vat.flatMap(({ percent, taxCents }) => {
      const ofRate = all.filter(({ vatPercent }) => vatPercent === percent);
      const shares = allocateCents(
        taxCents,
        ofRate.map(({ totalCents }) => totalCents),
      );
      return ofRate.map((line, at) => [line, shares[at] ?? 0] as const);
    }),
  );
  return all.map((line) => ({ ...line, vatCents: vatByLine.get(line) ?? 0 }));
}
