import type { InvoiceContent } from "../../platform/db/invoiceContent.ts";
import { drawArtifact, MUTED_COLOR, PAGE, type PdfDocument, withTextStyle } from "../../platform/pdf/pdfDocument.ts";
import type { InvoiceTexts } from "../../texts/types.ts";

/** Draws seller and page number at the foot of every page; runs last, when the page count is known. */
export function drawFooters(doc: PdfDocument, { seller, number }: InvoiceContent, texts: InvoiceTexts): void {
  const { count } = doc.bufferedPageRange();
  const lines = [[seller.name, ...seller.address].join(", "), ...seller.imprint].join(" · ");
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    // Writing below the margin would otherwise add a page.
    doc.page.margins.bottom = 0;
    drawArtifact(doc, () => {
      withTextStyle(doc, "plain", 7.5, MUTED_COLOR).text(lines, PAGE.left, PAGE.bottom + 14, {
        width: 380,
        height: 40,
      });
      const place = `${number}\n${texts.page({ page: at + 1, pages: count })}`;
      doc.text(place, PAGE.right - 100, PAGE.bottom + 14, { width: 100, align: "right" });
    });
  }
}
