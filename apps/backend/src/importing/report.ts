export interface FileReport {
  file: string;
  /** Number of rows or entries that were imported. */
  read: number;
  skipped: { line: number; reason: string }[];
  /** Notes about the whole file come first. */
  notes: string[];
}

export interface ImportReport {
  format: string;
  files: FileReport[];
  /** Totals after the import, including rows that existed before. */
  totals: CatalogueTotals;
}

export interface CatalogueTotals {
  products: number;
  variants: number;
  categories: number;
}

const MAX_LINES = 10;

export const createFileReport = (file: string): FileReport => ({ file, read: 0, skipped: [], notes: [] });

export function formatReport(report: ImportReport): string {
  const { products, variants, categories } = report.totals;
  return [
    `Read as ${report.format}:`,
    ...table(report.files),
    ...report.files.flatMap(details),
    "",
    `The shop now holds ${products} products, ${variants} variants and ${categories} categories.`,
  ].join("\n");
}

function table(files: readonly FileReport[]): string[] {
  const width = Math.max(4, ...files.map(({ file }) => file.length));
  const row = (file: string, read: string, skipped: string): string =>
    `  ${file.padEnd(width)}  ${read.padStart(6)}  ${skipped.padStart(7)}`;
  return [
    row("file", "read", "skipped"),
    ...files.map(({ file, read, skipped }) => row(file, String(read), String(skipped.length))),
  ];
}

function details({ file, skipped, notes }: FileReport): string[] {
  if (skipped.length + notes.length === 0) return [];
  const reasons = skipped.map(({ line, reason }) => `line ${line}: ${reason}`);
  return ["", file, ...truncateLines(reasons), ...truncateLines(notes)];
}

function truncateLines(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LINES;
  const listed = lines.slice(0, MAX_LINES).map((line) => `  - ${line}`);
  return more > 0 ? [...listed, `  … and ${more} more`] : listed;
}
