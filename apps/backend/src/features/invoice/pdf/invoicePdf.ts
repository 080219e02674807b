import { notationOf } from "../../mail/notation.ts";
import type { InvoiceContent } from "../invoiceContent.ts";
import type { InvoiceTexts } from "../texts/invoiceTexts.ts";
import { INVOICE_TEXTS } from "../texts/texts.ts";
import { drawFeet } from "./feet.ts";
import { itemRows, totalRows, vatRows } from "./rows.ts";
import { BRAND, bytesOf, INK, MUTED, newSheet, PAGE, type Sheet, type Struct, tag, write } from "./sheet.ts";
import { type Cell, drawTable } from "./table.ts";

const titleOf = ({ corrects }: InvoiceContent, texts: InvoiceTexts): string => {
  if (corrects === undefined) return texts.title;
  return corrects.whole ? texts.creditNote : texts.correction;
};

/** Renders an invoice or credit note as PDF. Equal content yields equal bytes. */
export async function invoicePdf(invoice: InvoiceContent): Promise<Buffer> {
  const texts = INVOICE_TEXTS[invoice.language];
  const doc = newSheet({
    title: `${titleOf(invoice, texts)} ${invoice.number}`,
    author: invoice.seller.name,
    language: invoice.locale.replace("_", "-"),
    time: new Date(`${invoice.issuedOn}T12:00:00Z`),
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawHead(doc, root, invoice, texts);
  drawGoods(doc, root, invoice, texts);
  drawVat(doc, root, invoice, texts);
  drawPayment(doc, root, invoice, texts);
  root.end();
  drawFeet(doc, invoice, texts);
  return bytesOf(doc);
}

function drawHead(doc: Sheet, root: Struct, invoice: InvoiceContent, texts: InvoiceTexts): void {
  const { seller, buyer, deliveryAddress } = invoice;
  paragraph(doc, root, seller.name, { font: "bold", size: 16, color: BRAND });
  paragraph(doc, root, [...seller.address, ...seller.contact].join(" · "), { size: 8, color: MUTED });
  doc.moveDown(2);
  const top = doc.y;
  address(doc, root, texts.billTo, buyer.address, PAGE.left);
  let end = doc.y;
  if (deliveryAddress !== undefined) {
    doc.y = top;
    address(doc, root, texts.deliverTo, deliveryAddress, PAGE.left + 245);
    end = Math.max(end, doc.y);
  }
  doc.x = PAGE.left;
  doc.y = end + 24;
  tag(doc, root, "H1", () => write(doc, "bold", 20).text(`${titleOf(invoice, texts)} ${invoice.number}`, PAGE.left));
  doc.moveDown(0.5);
  const facts = factsOf(invoice, texts).map(([label, value]): Cell[] => [{ text: label }, { text: value }]);
  drawTable(doc, root, {
    columns: [
      { head: "", width: 170 },
      { head: "", width: 313 },
    ],
    rows: facts,
    head: false,
  });
  doc.moveDown(1.5);
}

function factsOf(invoice: InvoiceContent, texts: InvoiceTexts): Array<[label: string, value: string]> {
  const { dates } = notationOf(invoice.locale);
  const day = dayIn(invoice);
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
      : [[texts.expected, dates(new Date(expected[0]), new Date(expected[1]))] as [string, string]]),
    ...(seller.vatNumber === "" ? [] : [[texts.vatNumber, seller.vatNumber] as [string, string]]),
    ...(buyer.vatNumber === "" ? [] : [[texts.buyerVatNumber, buyer.vatNumber] as [string, string]]),
  ];
}

function drawGoods(doc: Sheet, root: Struct, invoice: InvoiceContent, texts: InvoiceTexts): void {
  const notation = notationOf(invoice.locale);
  drawTable(doc, root, {
    columns: [
      { head: texts.position, width: 32 },
      { head: texts.item, width: 213 },
      { head: texts.quantity, width: 50, align: "right" },
      { head: texts.unitPrice, width: 72, align: "right" },
      { head: texts.rate, width: 44, align: "right" },
      { head: texts.amount, width: 72, align: "right" },
    ],
    rows: itemRows(invoice, texts, notation),
  });
  doc.moveDown(0.5);
  const columns = [
    { head: "", width: 163 },
    { head: "", width: 75, align: "right" as const },
  ];
  drawTable(doc, root, { columns, rows: totalRows(invoice, texts, notation), head: false, left: PAGE.right - 238 });
  doc.moveDown(1.5);
}

function drawVat(doc: Sheet, root: Struct, invoice: InvoiceContent, texts: InvoiceTexts): void {
  keepTogether(doc, 40 + 20 * invoice.vat.length);
  tag(doc, root, "H2", () => write(doc, "bold", 11).text(texts.vatTable, PAGE.left));
  const amount = { width: 95, align: "right" as const };
  drawTable(doc, root, {
    columns: [
      { head: texts.rate, width: 70 },
      { head: texts.net, ...amount },
      { head: texts.vat, ...amount },
      { head: texts.gross, ...amount },
    ],
    rows: vatRows(invoice, notationOf(invoice.locale)),
  });
  doc.moveDown(0.5);
  if (invoice.exemption !== undefined) paragraph(doc, root, texts[invoice.exemption], { size: 9 });
  doc.moveDown(1);
}

function drawPayment(doc: Sheet, root: Struct, invoice: InvoiceContent, texts: InvoiceTexts): void {
  keepTogether(doc, 80);
  const { corrects, paidOn, payment, bank, orderRef } = invoice;
  const day = dayIn(invoice);
  if (corrects !== undefined) {
    const { refundedOn } = corrects;
    const text = refundedOn && texts.refunded({ date: day(refundedOn), method: payment.title });
    paragraph(doc, root, text ?? texts.nothingPaid, { font: "bold" });
    return;
  }
  if (paidOn !== undefined) {
    paragraph(doc, root, texts.paid({ date: day(paidOn), method: payment.title }), { font: "bold" });
    return;
  }
  if (payment.code === "Nachnahme") {
    paragraph(doc, root, texts.payOnDelivery, { font: "bold" });
    return;
  }
  paragraph(doc, root, texts.pay({ ref: orderRef }), { font: "bold" });
  const rows = [
    [texts.accountHolder, bank.holder],
    [texts.iban, bank.iban],
    [texts.bic, bank.bic],
    [texts.bankName, bank.bankName],
  ].filter(([, value]) => value !== "");
  drawTable(doc, root, {
    columns: [
      { head: "", width: 120 },
      { head: "", width: 363 },
    ],
    rows: rows.map((row) => row.map((text) => ({ text }))),
    head: false,
  });
}

/** Formats dates in the invoice's locale. */
const dayIn = ({ locale }: InvoiceContent): ((iso: string) => string) => {
  const { dates } = notationOf(locale);
  return (iso) => dates(new Date(iso), new Date(iso));
};

/** Starts a new page if the height does not fit. */
function keepTogether(doc: Sheet, height: number): void {
  if (doc.y + height > PAGE.bottom) doc.addPage();
}

function address(doc: Sheet, root: Struct, title: string, lines: readonly string[], x: number): void {
  tag(doc, root, "H2", () => write(doc, "bold", 9, MUTED).text(title, x, doc.y, { width: 235 }));
  tag(doc, root, "P", () => write(doc, "plain", 10).text(lines.join("\n"), x, doc.y + 2, { width: 235 }));
}

interface Look {
  font?: "plain" | "bold";
  size?: number;
  color?: string;
}

function paragraph(doc: Sheet, root: Struct, text: string, { font = "plain", size = 10, color = INK }: Look): void {
  tag(doc, root, "P", () => write(doc, font, size, color).text(text, PAGE.left));
}
