import type { Formatters } from "../../formatters.ts";
import type { InvoiceContent } from "../../platform/db/invoiceContent.ts";
import type { Cell } from "./drawTable.ts";
import type { InvoiceTexts } from "../../texts/types.ts";

export const toItemRows = (
  { lines }: InvoiceContent,
  texts: InvoiceTexts,
  { money, percent, quantity }: Formatters,
): Cell[][] =>
  lines.map((line, at) => [
    { text: String(at + 1) },
    {
      text: line.title,
      note: [line.options, `${texts.articleRef} ${line.ref}`].filter((word) => word !== "").join("\n"),
    },
    { text: quantity(line.quantity) },
    { text: money(line.unitCents) },
    { text: percent(line.vatPercent) },
    { text: money(line.unitCents * line.quantity) },
  ]);

export function toTotalRows(invoice: InvoiceContent, texts: InvoiceTexts, { money }: Formatters): Cell[][] {
  const { couponCodes, discountCents, feeCents } = invoice;
  const discount = couponCodes.length === 0 ? texts.discount : `${texts.discount} (${couponCodes.join(", ")})`;
  const row = (text: string, cents: number): Cell[] => [{ text }, { text: money(cents) }];
  return [
    row(texts.subtotal, invoice.subtotalCents),
    ...(discountCents === 0 ? [] : [row(discount, -discountCents)]),
    // Only full credit notes include shipping.
    ...(invoice.corrects?.whole === false ? [] : [row(texts.shipping, invoice.shippingCents)]),
    ...(feeCents === 0 ? [] : [row(texts.fee, feeCents)]),
    [
      { text: texts.total, bold: true },
      { text: money(invoice.totalCents), bold: true },
    ],
  ];
}

export const toVatRows = ({ vat }: InvoiceContent, { money, percent }: Formatters): Cell[][] =>
  vat.map((share) => [
    { text: percent(share.percent) },
    { text: money(share.netCents) },
    { text: money(share.taxCents) },
    { text: money(share.grossCents) },
  ]);
