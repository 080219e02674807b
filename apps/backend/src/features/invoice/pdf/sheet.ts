import { fileURLToPath } from "node:url";
// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from "pdfkit";

// What version 0.20 of the library can do and its types do not say yet.
declare global {
  namespace PDFKit.Mixins {
    interface PDFSubset {
      initSubset(options: { subset: "PDF/UA" }): void;
    }
    interface StructureElementOptions {
      /** of a TH: whose head it is */
      scope?: "Column" | "Row" | undefined;
    }
  }
}

const font = (file: string): string => fileURLToPath(new URL(`../../../../assets/fonts/${file}.ttf`, import.meta.url));
// Free to embed (assets/fonts/LICENSE.txt), and with the letters of names from all over Europe.
const FONTS = { plain: font("DejaVuSansCondensed"), bold: font("DejaVuSansCondensed-Bold") };

export type FontName = keyof typeof FONTS;

export const INK = "#1e211f";
export const MUTED = "#5f5d57";
export const BRAND = "#1f4d3e";
export const LINE = "#d5d2c8";

/** In points, as all measures of a sheet. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539, top: 56, bottom: 757 } as const;

export type Sheet = PDFKit.PDFDocument;
export type Struct = PDFKit.PDFStructureElement;

/**
 * An empty A4 document with tags (PDF/UA) and fonts of its own. What depends on the moment of drawing is given: the same
 * words make the same bytes.
 */
export function newSheet(about: { title: string; author: string; language: string; time: Date }): Sheet {
  const doc = new PDFDocument({
    size: "A4",
    // The foot of the pages is drawn below the margin.
    margins: { top: PAGE.top, left: PAGE.left, right: PAGE.width - PAGE.right, bottom: PAGE.height - PAGE.bottom },
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: about.language,
    bufferPages: true,
    font: FONTS.plain,
    info: {
      Title: inXml(about.title),
      Author: inXml(about.author),
      CreationDate: about.time,
      ModDate: about.time,
      Producer: "Lindenhaus",
      Creator: "Lindenhaus",
    },
  });
  doc.initSubset({ subset: "PDF/UA" });
  return doc;
}

/** The library writes these into XML as they are. */
const inXml = (text: string): string => text.replaceAll("&", "+").replaceAll(/[<>]/g, "");

export const write = (doc: Sheet, name: FontName, size: number, color = INK): Sheet =>
  // By its file: under a name of its own the library would read the default font anew each time.
  doc.font(FONTS[name]).fontSize(size).fillColor(color);

/** Something that only looks: it is not read aloud. */
export function decorate(doc: Sheet, draw: () => void): void {
  doc.markContent("Artifact");
  draw();
  doc.endMarkedContent();
}

/** A part with its meaning: `draw` draws all of it. */
export function tag(doc: Sheet, parent: Struct, type: "H1" | "H2" | "P", draw: () => unknown): void {
  parent.add(doc.struct(type, {}, () => void draw()));
}

/** The finished file. */
export async function bytesOf(doc: Sheet): Promise<Buffer> {
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
