import type { InvoiceContent } from "../invoiceContent.ts";
import type { InvoiceTexts } from "../texts/invoiceTexts.ts";
import { decorate, MUTED, PAGE, type Sheet, write } from "./sheet.ts";

/** Who sells, and which page it is, at the foot of every page: drawn last, when it is known how many there are. */
export function drawFeet(doc: Sheet, { seller, number }: InvoiceContent, texts: InvoiceTexts): void {
  const { count } = doc.bufferedPageRange();
  const lines = [[seller.name, ...seller.address].join(", "), ...seller.imprint].join(" · ");
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    // Below the margin, where text would else begin another page.
    doc.page.margins.bottom = 0;
    decorate(doc, () => {
      write(doc, "plain", 7.5, MUTED).text(lines, PAGE.left, PAGE.bottom + 14, { width: 380, height: 40 });
      const place = `${number}\n${texts.page({ page: at + 1, pages: count })}`;
      doc.text(place, PAGE.right - 100, PAGE.bottom + 14, { width: 100, align: "right" });
    });
  }
}
