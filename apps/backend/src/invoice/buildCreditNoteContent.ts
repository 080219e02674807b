import type { VatShare } from "../platform/db/values.ts";
import { allocateCents } from "../pricing/coupon/allocateCents.ts";
import type { CorrectedInvoice, InvoiceContent } from "../platform/db/invoiceContent.ts";
import { TEXTS } from "../texts/texts.ts";

export interface CreditNoteInput {
  number: string;
  /** "2026-11-21", in the shop's time zone. */
  issuedOn: string;
  /** Gross, positive. */
  amountCents: number;
  /** Whether money was refunded; false when nothing had been paid. */
  isRefunded: boolean;
}

/**
 * Content of a credit note: the whole invoice with inverted signs, or a part of its remainder, split by VAT rate. All
 * credit notes of an invoice together never exceed it, at any rate.
 * Source: Directive 2006/112/EC art. 219; UStG (AT) § 16, UStDV (DE) § 31 (5), Codul fiscal (RO) art. 330.
 *
 * @param earlier the VAT of the invoice's other credit notes, negative
 */
export function buildCreditNoteContent(
  invoice: InvoiceContent,
  earlier: readonly (readonly VatShare[])[],
  { number, issuedOn, amountCents, isRefunded }: CreditNoteInput,
): InvoiceContent {
  const whole = earlier.length === 0 && amountCents === invoice.totalCents;
  const { paidOn: _paid, expected: _expected, ...invoiceFields } = invoice;
  const corrects: CorrectedInvoice = {
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    whole,
    ...(isRefunded ? { refundedOn: issuedOn } : {}),
  };
  const head = { ...invoiceFields, number, issuedOn, corrects, totalCents: -amountCents };
  if (whole) {
    return {
      ...head,
      lines: invoice.lines.map((line) => ({ ...line, quantity: -line.quantity })),
      subtotalCents: negate(invoice.subtotalCents),
      discountCents: negate(invoice.discountCents),
      shippingCents: negate(invoice.shippingCents),
      feeCents: negate(invoice.feeCents),
      vat: invoice.vat.map(negateShare),
    };
  }
  const vat = splitVat(remainingVat(invoice.vat, earlier), amountCents);
  return {
    ...head,
    lines: vat.map(({ percent, grossCents }) => ({
      ref: invoice.number,
      title: TEXTS[invoice.language].invoice.partOf,
      options: "",
      quantity: -1,
      unitCents: grossCents,
      vatPercent: percent,
    })),
    subtotalCents: -amountCents,
    discountCents: 0,
    couponCodes: [],
    shippingCents: 0,
    feeCents: 0,
    vat: vat.map(negateShare),
  };
}

/** Avoids -0. */
const negate = (cents: number): number => (cents === 0 ? 0 : -cents);

const negateShare = ({ percent, netCents, taxCents, grossCents }: VatShare): VatShare => ({
  percent,
  netCents: negate(netCents),
  taxCents: negate(taxCents),
  grossCents: negate(grossCents),
});

function remainingVat(vat: readonly VatShare[], earlier: readonly (readonly VatShare[])[]): VatShare[] {
  return vat.map((share) => {
    const taken = earlier.flat().filter(({ percent }) => percent === share.percent);
    const sum = (cents: (one: VatShare) => number): number =>
      taken.reduce((all, one) => all + cents(one), cents(share));
    return {
      percent: share.percent,
      netCents: sum(({ netCents }) => netCents),
      taxCents: sum(({ taxCents }) => taxCents),
      grossCents: sum(({ grossCents }) => grossCents),
    };
  });
}

/**
 * Splits in proportion to the remainder at each rate, and tax in proportion to gross. Rates without a share are
 * omitted.
 */
function splitVat(left: readonly VatShare[], cents: number): VatShare[] {
  const parts = allocateCents(
    cents,
    left.map(({ grossCents }) => grossCents),
  );
  return left.flatMap(({ percent, taxCents: tax, grossCents: gross }, at) => {
    const grossCents = parts[at] ?? 0;
    if (grossCents === 0) return [];
    // Both factors are below 2^31, so their product needs a BigInt.
    const taxCents = Number((2n * BigInt(tax) * BigInt(grossCents) + BigInt(gross)) / (2n * BigInt(gross)));
    return [{ percent, grossCents, taxCents, netCents: grossCents - taxCents }];
  });
}
