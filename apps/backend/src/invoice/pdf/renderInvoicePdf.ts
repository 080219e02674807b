import { createFormatters } from "../../formatters.ts";
import type { InvoiceContent } from "../../platform/db/invoiceContent.ts";
import { drawFooters } from "./drawFooters.ts";
import { toItemRows, toTotalRows, toVatRows } from "./rows.ts";
import {
  BRAND_COLOR,
  toBuffer,
  TEXT_COLOR,
  MUTED_COLOR,
  createDocument,
  PAGE,
  type PdfDocument,
  type StructElement,
  drawTagged,
  withTextStyle,
} from "../../platform/pdf/pdfDocument.ts";
import { type Cell, drawTable } from "./drawTable.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { InvoiceTexts } from "../../texts/types.ts";

const invoiceTitle = ({ corrects }: InvoiceContent, texts: InvoiceTexts): string => {
  if (corrects === undefined) return texts.title;
  return corrects.whole ? texts.creditNote : texts.correction;
};

/** Renders an invoice or credit note as PDF. Equal content yields equal bytes. */
export async function renderInvoicePdf(invoice: InvoiceContent): Promise<Buffer> {
  const texts = TEXTS[invoice.language].invoice;
  const doc = createDocument({
    title: `${invoiceTitle(invoice, texts)} ${invoice.number}`,
    author: invoice.seller.name,
    language: invoice.locale.replace("_", "-"),
    time: new Date(`${invoice.issuedOn}T12:00:00Z`),
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawHeader(doc, root, invoice, texts);
  drawLines(doc, root, invoice, texts);
  drawVat(doc, root, invoice, texts);
  drawPayment(doc, root, invoice, texts);
  root.end();
  drawFooters(doc, invoice, texts);
  return toBuffer(doc);
}

function drawHeader(doc: PdfDocument, root: StructElement, invoice: InvoiceContent, texts: InvoiceTexts): void {
  const { seller, buyer, shippingAddress } = invoice;
  drawParagraph(doc, root, seller.name, { font: "bold", size: 16, color: BRAND_COLOR });
  drawParagraph(doc, root, [...seller.address, ...seller.contact].join(" · "), { size: 8, color: MUTED_COLOR });
  doc.moveDown(2);
  const top = doc.y;
  drawAddress(doc, root, texts.billTo, buyer.address, PAGE.left);
  let end = doc.y;
  if (shippingAddress !== undefined) {
    doc.y = top;
    drawAddress(doc, root, texts.shipTo, shippingAddress, PAGE.left + 245);
    end = Math.max(end, doc.y);
  }
  doc.x = PAGE.left;
  doc.y = end + 24;
  drawTagged(doc, root, "H1", () =>
    withTextStyle(doc, "bold", 20).text(`${invoiceTitle(invoice, texts)} ${invoice.number}`, PAGE.left),
  );
  doc.moveDown(0.5);
  const facts = headerFacts(invoice, texts).map(([label, value]): Cell[] => [{ text: label }, { text: value }]);
  drawTable(doc, root, {
    columns: [
      { header: "", width: 170 },
      { header: "", width: 313 },
    ],
    rows: facts,
    hasHeader: false,
  });
  doc.moveDown(1.5);
}

function headerFacts(invoice: InvoiceContent, texts: InvoiceTexts): Array<[label: string, value: string]> {
  const { dateRange } = createFormatters(invoice.locale);
  const day = createDayFormatter(invoice);
  const { corrects, deliveredOn, expected, seller, buyer } = invoice;
  const corrected = corrects && texts.correctsDated({ number: corrects.number, date: day(corrects.issuedOn) });
  return [
    [corrects === undefined ? texts.date : texts.creditDate, day(invoice.issuedOn)],
    ...(corrected === undefined ? [] : [[texts.corrects, corrected] as [string, string]]),
    [texts.orderRef, invoice.orderRef],
    [texts.orderDate, day(invoice.orderedOn)],
    ...(deliveredOn === undefined ? [] : [[texts.delivered, day(deliveredOn)] as [string, string]]),
    ...(expected === undefined
      ? []
      : [[texts.expected, dateRange(new Date(expected[0]), new Date(expected[1]))] as [string, string]]),
    ...(seller.vatNumber === "" ? [] : [[texts.vatNumber, seller.vatNumber] as [string, string]]),
    ...(buyer.vatNumber === "" ? [] : [[texts.buyerVatNumber, buyer.vatNumber] as [string, string]]),
  ];
}

function drawLines(doc: PdfDocument, root: StructElement, invoice: InvoiceContent, texts: InvoiceTexts): void {
  const notation = createFormatters(invoice.locale, invoice.currency);
  drawTable(doc, root, {
    columns: [
      { header: texts.position, width: 32 },
      { header: texts.item, width: 213 },
      { header: texts.quantity, width: 50, align: "right" },
      { header: texts.unitPrice, width: 72, align: "right" },
      { header: texts.rate, width: 44, align: "right" },
      { header: texts.amount, width: 72, align: "right" },
    ],
    rows: toItemRows(invoice, texts, notation),
  });
  doc.moveDown(0.5);
  const columns = [
    { header: "", width: 163 },
    { header: "", width: 75, align: "right" as const },
  ];
  drawTable(doc, root, {
    columns,
    rows: toTotalRows(invoice, texts, notation),
    hasHeader: false,
    left: PAGE.right - 238,
  });
  doc.moveDown(1.5);
}

function drawVat(doc: PdfDocument, root: StructElement, invoice: InvoiceContent, texts: InvoiceTexts): void {
  keepTogether(doc, 40 + 20 * invoice.vat.length);
  drawTagged(doc, root, "H2", () => withTextStyle(doc, "bold", 11).text(texts.vatTable, PAGE.left));
  const amount = { width: 95, align: "right" as const };
  drawTable(doc, root, {
    columns: [
      { header: texts.rate, width: 70 },
      { header: texts.net, ...amount },
      { header: texts.vat, ...amount },
      { header: texts.gross, ...amount },
    ],
    rows: toVatRows(invoice, createFormatters(invoice.locale, invoice.currency)),
  });
  doc.moveDown(0.5);
  if (invoice.exemption !== undefined) drawParagraph(doc, root, texts[invoice.exemption], { size: 9 });
  doc.moveDown(1);
}

function drawPayment(doc: PdfDocument, root: StructElement, invoice: InvoiceContent, texts: InvoiceTexts): void {
  keepTogether(doc, 80);
  const { corrects, paidOn, payment, bank, orderRef } = invoice;
  const day = createDayFormatter(invoice);
  if (corrects !== undefined) {
    const { refundedOn } = corrects;
    const text = refundedOn && texts.refunded({ date: day(refundedOn), method: payment.title });
    drawParagraph(doc, root, text ?? texts.nothingPaid, { font: "bold" });
    return;
  }
  if (paidOn !== undefined) {
    drawParagraph(doc, root, texts.paid({ date: day(paidOn), method: payment.title }), { font: "bold" });
    return;
  }
  if (payment.code === "Nachnahme") {
    drawParagraph(doc, root, texts.payOnDelivery, { font: "bold" });
    return;
  }
  drawParagraph(doc, root, texts.pay({ ref: orderRef }), { font: "bold" });
  const rows = [
    [texts.accountHolder, bank.holder],
    [texts.iban, bank.iban],
    [texts.bic, bank.bic],
    [texts.bankName, bank.bankName],
  ].filter(([, value]) => value !== "");
  drawTable(doc, root, {
    columns: [
      { header: "", width: 120 },
      { header: "", width: 363 },
    ],
    rows: rows.map((row) => row.map((text) => ({ text }))),
    hasHeader: false,
  });
}

/** Formats dates in the invoice's locale. */
const createDayFormatter = ({ locale }: InvoiceContent): ((iso: string) => string) => {
  const { dateRange } = createFormatters(locale);
  return (iso) => dateRange(new Date(iso), new Date(iso));
};

/** Starts a new page if the height does not fit. */
function keepTogether(doc: PdfDocument, height: number): void {
  if (doc.y + height > PAGE.bottom) doc.addPage();
}

function drawAddress(doc: PdfDocument, root: StructElement, title: string, lines: readonly string[], x: number): void {
  drawTagged(doc, root, "H2", () => withTextStyle(doc, "bold", 9, MUTED_COLOR).text(title, x, doc.y, { width: 235 }));
  drawTagged(doc, root, "P", () =>
    withTextStyle(doc, "plain", 10).text(lines.join("\n"), x, doc.y + 2, { width: 235 }),
  );
}

interface TextStyle {
  font?: "plain" | "bold";
  size?: number;
  color?: string;
}

function drawParagraph(
  doc: PdfDocument,
  root: StructElement,
  text: string,
  { font = "plain", size = 10, color = TEXT_COLOR }: TextStyle,
): void {
  drawTagged(doc, root, "P", () => withTextStyle(doc, font, size, color).text(text, PAGE.left));
}
