import {
  drawArtifact,
  type FontName,
  TEXT_COLOR,
  LINE_COLOR,
  MUTED_COLOR,
  PAGE,
  type PdfDocument,
  type StructElement,
  withTextStyle,
} from "../../platform/pdf/pdfDocument.ts";

export interface Column {
  header: string;
  width: number;
  align?: "right";
}

export interface Cell {
  text: string;
  /** Second, smaller line. */
  note?: string;
  bold?: boolean;
}

interface Table {
  columns: readonly Column[];
  rows: ReadonlyArray<readonly Cell[]>;
  /** False: the first column holds the row headers. */
  hasHeader?: boolean;
  /** Defaults to the margin. */
  left?: number;
}

const FONT_SIZE = 9;
const NOTE_SIZE = 8;
const GAP = 5;

/** Draws a tagged table. Rows never split; continued pages repeat the header as an artifact. */
export function drawTable(
  doc: PdfDocument,
  parent: StructElement,
  { columns, rows, hasHeader = true, left = PAGE.left }: Table,
): void {
  const table = doc.struct("Table");
  parent.add(table);
  const headCells = columns.map((column): Cell => ({ text: column.header, bold: true }));
  const drawHeader = (row?: StructElement): void =>
    drawRow(doc, columns, headCells, left, { row, type: "TH", scope: "Column" });
  if (hasHeader) drawTaggedRow(doc, table, drawHeader);
  for (const cells of rows) {
    if (doc.y + rowHeight(doc, columns, cells) > PAGE.bottom) {
      doc.addPage();
      if (hasHeader) drawArtifact(doc, () => drawHeader());
    }
    const scope = hasHeader ? undefined : "Row";
    drawTaggedRow(doc, table, (row) => drawRow(doc, columns, cells, left, { row, type: "TD", scope }));
  }
  table.end();
  doc.x = PAGE.left;
}

function drawTaggedRow(doc: PdfDocument, table: StructElement, draw: (row: StructElement) => void): void {
  const row = doc.struct("TR");
  // Attach first: pdfkit defers drawing of detached elements.
  table.add(row);
  draw(row);
  row.end();
}

interface RowTags {
  /** Absent for artifacts. */
  row?: StructElement | undefined;
  type: "TH" | "TD";
  scope?: "Column" | "Row" | undefined;
}

function drawRow(
  doc: PdfDocument,
  columns: readonly Column[],
  cells: readonly Cell[],
  left: number,
  tags: RowTags,
): void {
  const top = doc.y;
  const height = rowHeight(doc, columns, cells);
  let x = left;
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? { text: "" };
    const place = { x, y: top + GAP, width: column.width, align: column.align ?? ("left" as const) };
    const isHead = tags.type === "TH" || (at === 0 && tags.scope === "Row");
    if (tags.row === undefined) drawCell(doc, cell, place);
    else {
      const options = isHead ? { scope: tags.scope } : {};
      tags.row.add(doc.struct(isHead ? "TH" : "TD", options, () => drawCell(doc, cell, place)));
    }
    x += column.width;
  }
  doc.y = top + height;
  drawRule(doc, left, x);
}

interface CellBox {
  x: number;
  y: number;
  width: number;
  align: "left" | "right";
}

function drawCell(doc: PdfDocument, cell: Cell, { x, y, width, align }: CellBox): void {
  const options = { width: width - GAP, align };
  withTextStyle(doc, cellFont(cell), FONT_SIZE, TEXT_COLOR).text(cell.text, x, y, options);
  if (cell.note !== undefined && cell.note !== "") {
    withTextStyle(doc, "plain", NOTE_SIZE, MUTED_COLOR).text(cell.note, x, doc.y + 1, options);
  }
}

const cellFont = ({ bold }: Cell): FontName => (bold === true ? "bold" : "plain");

function rowHeight(doc: PdfDocument, columns: readonly Column[], cells: readonly Cell[]): number {
  const heights = cells.map((cell, at) => {
    const options = { width: (columns[at]?.width ?? 0) - GAP };
    const small = cell.note ?? "";
    return (
      withTextStyle(doc, cellFont(cell), FONT_SIZE).heightOfString(cell.text, options) +
      (small === "" ? 0 : 1 + withTextStyle(doc, "plain", NOTE_SIZE).heightOfString(small, options))
    );
  });
  return Math.max(0, ...heights) + 2 * GAP;
}

function drawRule(doc: PdfDocument, from: number, to: number): void {
  const y = doc.y;
  drawArtifact(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(LINE_COLOR).stroke());
}
