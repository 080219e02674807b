import { fileURLToPath } from "node:url";
// oxlint-disable-next-line import/no-named-as-default -- the types only declare the default export
import PDFDocument from "pdfkit";

// Features of pdfkit 0.20 that its types lack.
declare global {
  namespace PDFKit.Mixins {
    interface PDFSubset {
      initSubset(options: { subset: "PDF/UA" }): void;
    }
    interface StructureElementOptions {
      /** Cells that a TH describes. */
      scope?: "Column" | "Row" | undefined;
    }
  }
}

const fontPath = (file: string): string => fileURLToPath(new URL(`../../../assets/fonts/${file}.ttf`, import.meta.url));
// Free to embed (assets/fonts/LICENSE.txt); covers the alphabets of European names.
const FONTS = { plain: fontPath("DejaVuSansCondensed"), bold: fontPath("DejaVuSansCondensed-Bold") };

export type FontName = keyof typeof FONTS;

export const TEXT_COLOR = "#1e211f";
export const MUTED_COLOR = "#5f5d57";
export const BRAND_COLOR = "#1f4d3e";
export const LINE_COLOR = "#d5d2c8";

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539, top: 56, bottom: 757 } as const;

export type PdfDocument = PDFKit.PDFDocument;
export type StructElement = PDFKit.PDFStructureElement;

/**
 * Creates an empty tagged A4 document (PDF/UA) with embedded fonts. The creation time is a parameter, so that equal
 * content yields equal bytes.
 */
export function createDocument(about: { title: string; author: string; language: string; time: Date }): PdfDocument {
  const doc = new PDFDocument({
    size: "A4",
    // The page footer is drawn below the margin.
    margins: { top: PAGE.top, left: PAGE.left, right: PAGE.width - PAGE.right, bottom: PAGE.height - PAGE.bottom },
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: about.language,
    bufferPages: true,
    font: FONTS.plain,
    info: {
      Title: sanitizeXml(about.title),
      Author: sanitizeXml(about.author),
      CreationDate: about.time,
      ModDate: about.time,
      Producer: "Lindenhaus",
      Creator: "Lindenhaus",
    },
  });
  doc.initSubset({ subset: "PDF/UA" });
  return doc;
}

/** pdfkit writes these values into XML unescaped. */
const sanitizeXml = (text: string): string => text.replaceAll("&", "+").replaceAll(/[<>]/g, "");

export const withTextStyle = (doc: PdfDocument, name: FontName, size: number, color = TEXT_COLOR): PdfDocument =>
  // Set by file path: pdfkit would reload the font for each use of a custom name.
  doc.font(FONTS[name]).fontSize(size).fillColor(color);

/** Draws an artifact, which screen readers skip. */
export function drawArtifact(doc: PdfDocument, draw: () => void): void {
  doc.markContent("Artifact");
  draw();
  doc.endMarkedContent();
}

/** Draws content within a structure element. */
export function drawTagged(
  doc: PdfDocument,
  parent: StructElement,
  type: "H1" | "H2" | "P",
  draw: () => unknown,
): void {
  parent.add(doc.struct(type, {}, () => void draw()));
}

export async function toBuffer(doc: PdfDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  doc.end();
  await done;
  return Buffer.concat(parts);
}
