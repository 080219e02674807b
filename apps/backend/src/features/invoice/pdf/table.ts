import { decorate, type FontName, INK, LINE, MUTED, PAGE, type Sheet, type Struct, write } from "./sheet.ts";

export interface Column {
  head: string;
  width: number;
  align?: "right";
}

export interface Cell {
  text: string;
  /** Second, smaller line. */
  small?: string;
  bold?: boolean;
}

interface Table {
  columns: readonly Column[];
  rows: ReadonlyArray<readonly Cell[]>;
  /** False: the first column holds the row headers. */
  head?: boolean;
  /** Defaults to the margin. */
  left?: number;
}

const SIZE = 9;
const SMALL = 8;
const GAP = 5;

/** Draws a tagged table. Rows never split; continued pages repeat the header as an artifact. */
export function drawTable(doc: Sheet, parent: Struct, { columns, rows, head = true, left = PAGE.left }: Table): void {
  const table = doc.struct("Table");
  parent.add(table);
  const headCells = columns.map((column): Cell => ({ text: column.head, bold: true }));
  const drawHead = (row?: Struct): void => drawRow(doc, columns, headCells, left, { row, type: "TH", scope: "Column" });
  if (head) tagged(doc, table, drawHead);
  for (const cells of rows) {
    if (doc.y + heightOf(doc, columns, cells) > PAGE.bottom) {
      doc.addPage();
      if (head) decorate(doc, () => drawHead());
    }
    const scope = head ? undefined : "Row";
    tagged(doc, table, (row) => drawRow(doc, columns, cells, left, { row, type: "TD", scope }));
  }
  table.end();
  doc.x = PAGE.left;
}

function tagged(doc: Sheet, table: Struct, draw: (row: Struct) => void): void {
  const row = doc.struct("TR");
  // Attach first: pdfkit defers drawing of detached elements.
  table.add(row);
  draw(row);
  row.end();
}

interface Tags {
  /** Absent for artifacts. */
  row?: Struct | undefined;
  type: "TH" | "TD";
  scope?: "Column" | "Row" | undefined;
}

function drawRow(doc: Sheet, columns: readonly Column[], cells: readonly Cell[], left: number, tags: Tags): void {
  const top = doc.y;
  const height = heightOf(doc, columns, cells);
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
  rule(doc, left, x);
}

interface Place {
  x: number;
  y: number;
  width: number;
  align: "left" | "right";
}

function drawCell(doc: Sheet, cell: Cell, { x, y, width, align }: Place): void {
  const options = { width: width - GAP, align };
  write(doc, fontOf(cell), SIZE, INK).text(cell.text, x, y, options);
  if (cell.small !== undefined && cell.small !== "") {
    write(doc, "plain", SMALL, MUTED).text(cell.small, x, doc.y + 1, options);
  }
}

const fontOf = ({ bold }: Cell): FontName => (bold === true ? "bold" : "plain");

function heightOf(doc: Sheet, columns: readonly Column[], cells: readonly Cell[]): number {
  const heights = cells.map((cell, at) => {
    const options = { width: (columns[at]?.width ?? 0) - GAP };
    const small = cell.small ?? "";
    return (
      write(doc, fontOf(cell), SIZE).heightOfString(cell.text, options) +
      (small === "" ? 0 : 1 + write(doc, "plain", SMALL).heightOfString(small, options))
    );
  });
  return Math.max(0, ...heights) + 2 * GAP;
}

function rule(doc: Sheet, from: number, to: number): void {
  const y = doc.y;
  decorate(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(LINE).stroke());
}
