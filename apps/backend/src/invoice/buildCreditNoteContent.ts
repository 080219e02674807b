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
  /** Units that add up to the amount; absent: an amount only. */
  items?: CreditedItems | undefined;
}

export interface CreditedItems {
  /** `at`: position in the invoice, from 0. `cents`: after discount. */
  lines: readonly { at: number; quantity: number; cents: number }[];
  /** Shipping and fee by VAT rate; empty when they are not refunded. */
  shipping: readonly { percent: number; cents: number }[];
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
  { number, issuedOn, amountCents, isRefunded, items }: CreditNoteInput,
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
  const left = remainingVat(invoice.vat, earlier);
  const itemized = items && creditItems(invoice, left, items);
  if (itemized !== undefined) return { ...head, ...itemized };
  const vat = splitVat(left, amountCents);
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

/** undefined when earlier refunds of an amount leave too little at a rate: then the amount is split. */
function creditItems(invoice: InvoiceContent, left: readonly VatShare[], { lines, shipping }: CreditedItems) {
  const credited = lines.flatMap(({ at, quantity, cents }) => {
    const line = invoice.lines[at];
    return line === undefined ? [] : [{ ...line, quantity, cents }];
  });
  const parts = [...credited.map(({ vatPercent: percent, cents }) => ({ percent, cents })), ...shipping];
  const vat = left.flatMap((share) => {
    const grossCents = parts.reduce((sum, { percent, cents }) => sum + (percent === share.percent ? cents : 0), 0);
    return grossCents === 0 ? [] : [takeShare(share, grossCents)];
  });
  if (vat.some((share) => share === undefined)) return undefined;
  const subtotalCents = credited.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  const paidCents = credited.reduce((sum, { cents }) => sum + cents, 0);
  const withShipping = shipping.length > 0;
  return {
    lines: credited.map(({ cents: _cents, ...line }) => ({ ...line, quantity: -line.quantity })),
    subtotalCents: negate(subtotalCents),
    discountCents: negate(subtotalCents - paidCents),
    couponCodes: subtotalCents === paidCents ? [] : invoice.couponCodes,
    shippingCents: withShipping ? negate(invoice.shippingCents) : 0,
    feeCents: withShipping ? negate(invoice.feeCents) : 0,
    vat: vat.flatMap((share) => (share === undefined ? [] : [negateShare(share)])),
  };
}

/** Returns a part of a rate's remainder, with its part of the tax; undefined when the remainder is smaller. */
function takeShare({ percent, taxCents: tax, grossCents: gross }: VatShare, grossCents: number): VatShare | undefined {
  if (grossCents > gross) return undefined;
  // Both factors are below 2^31, so their product needs a BigInt.
  const taxCents = Number((2n * BigInt(tax) * BigInt(grossCents) + BigInt(gross)) / (2n * BigInt(gross)));
  return { percent, grossCents, taxCents, netCents: grossCents - taxCents };
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
  return left.flatMap((share, at) => {
    const grossCents = parts[at] ?? 0;
    return grossCents === 0 ? [] : (takeShare(share, grossCents) ?? []);
  });
}
