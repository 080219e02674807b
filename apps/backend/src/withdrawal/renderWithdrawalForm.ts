import type { Language } from "../locale.ts";
import {
  createDocument,
  drawArtifact,
  drawTagged,
  LINE_COLOR,
  PAGE,
  type PdfDocument,
  type StructElement,
  toBuffer,
  withTextStyle,
} from "../platform/pdf/pdfDocument.ts";
import type { StoreSettings } from "../settings/storeSettings.ts";
import { TEXTS } from "../texts/texts.ts";

/** Constant, so that equal content yields equal bytes. */
const CREATED_AT = new Date("2026-01-01T12:00:00Z");
const LINE_HEIGHT = 24;

/** Draws the model withdrawal form. Source: Directive 2011/83/EU, Annex I (B). */
export async function renderWithdrawalForm(
  { seller, storeEmail }: Pick<StoreSettings, "seller" | "storeEmail">,
  language: Language,
): Promise<Buffer> {
  const texts = TEXTS[language].withdrawalForm;
  const doc = createDocument({ title: texts.title, author: seller.name, language, time: CREATED_AT });
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawTagged(doc, root, "H1", () => withTextStyle(doc, "bold", 18).text(texts.title, PAGE.left));
  drawText(doc, root, texts.instruction);
  drawText(doc, root, [texts.to, seller.name, ...seller.address, storeEmail].join("\n"));
  for (const { label, lines } of texts.fields) {
    drawText(doc, root, label);
    drawArtifact(doc, () => drawWritingLines(doc, lines));
  }
  drawText(doc, root, texts.delete);
  root.end();
  return toBuffer(doc);
}

function drawText(doc: PdfDocument, root: StructElement, text: string): void {
  doc.moveDown(0.8);
  drawTagged(doc, root, "P", () => withTextStyle(doc, "plain", 11).text(text, PAGE.left));
}

function drawWritingLines(doc: PdfDocument, count: number): void {
  for (let line = 0; line < count; line += 1) {
    doc.y += LINE_HEIGHT;
    doc.moveTo(PAGE.left, doc.y).lineTo(PAGE.right, doc.y).lineWidth(0.75).strokeColor(LINE_COLOR).stroke();
  }
}
