import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from "@shop/demo/schemas";
import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { ImportError } from "../importError.ts";
import { type FileReport, createFileReport } from "../report.ts";

export interface CsvRow {
  /** First line of the row in the file, 1-based. */
  line: number;
  values: Readonly<Record<string, string>>;
}

export interface CsvTable {
  rows: CsvRow[];
  report: FileReport;
}

/** A file either has a header line with at least the required columns, or no header and exactly these columns. */
export type CsvShape = ({ required: readonly string[] } | { withoutHeader: readonly string[] }) & {
  /** Columns whose cells become titles. */
  titles?: readonly string[];
};

const DELIMITERS = [";", ",", "\t"];
const parsed = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }));

/** Parses CSV. Rows with a wrong number of columns or a cell that is too long are skipped and reported. */
export function readCsv(name: string, text: string, shape: CsvShape): CsvTable {
  const report = createFileReport(name);
  const delimiter = sniffDelimiter(text);
  const records = parseRecords(name, "required" in shape ? repairHeader(text, delimiter, report) : text, delimiter);
  const columns = "required" in shape ? toColumns(records.shift()?.record ?? []) : shape.withoutHeader;
  if ("required" in shape) requireColumns(name, columns, shape.required);

  const rows: CsvRow[] = [];
  for (const { record, info } of records) {
    const line = info.lines - record.join("").split("\n").length + 1;
    if (record.length < columns.length || record.slice(columns.length).some((cell) => cell.trim() !== "")) {
      report.skipped.push({ line, reason: `has ${record.length} columns instead of ${columns.length}` });
      continue;
    }
    const cells = columns.map((column, index): [string, string] => [column, record[index] ?? ""]);
    const reason = cells.map(([column, cell]) => lengthProblem(column, cell, shape)).find(Boolean);
    if (reason === undefined) rows.push({ line, values: Object.fromEntries(cells) });
    else report.skipped.push({ line, reason });
  }
  return { rows, report };
}

function lengthProblem(column: string, cell: string, { titles = [] }: CsvShape): string | undefined {
  const limit = titles.includes(column) ? MAX_TITLE_LENGTH : MAX_TEXT_LENGTH;
  return cell.length > limit ? `its ${column} is longer than ${limit} characters` : undefined;
}

/** Returns the column names of the first line, to detect the format. */
export function readHeader(text: string): string[] {
  const line = firstLine(text).replaceAll('"', "");
  return toColumns(line.split(sniffDelimiter(text)));
}

function parseRecords(name: string, text: string, delimiter: string): v.InferOutput<typeof parsed> {
  try {
    return v.parse(
      parsed,
      parse(text, { delimiter, info: true, relax_column_count: true, skip_records_with_empty_values: true }),
    );
  } catch (error) {
    throw new ImportError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** Thelia's demo has `"PHOTO","FOLDERS UK"` in a header separated by semicolons. */
function repairHeader(text: string, delimiter: string, report: FileReport): string {
  const header = firstLine(text);
  if (delimiter !== ";" || !header.includes('","')) return text;
  report.notes.push('the header has a "," where a ";" belongs: repaired');
  return header.replaceAll('","', '";"') + text.slice(header.length);
}

function requireColumns(name: string, columns: readonly string[], required: readonly string[]): void {
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length === 0) return;
  const found = columns.join(", ") || "none";
  throw new ImportError(`${name} lacks the column ${missing.join(", ")}. Its columns are: ${found}.`);
}

function sniffDelimiter(text: string): string {
  const line = firstLine(text).replace(/"[^"]*"/g, "");
  const count = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const firstLine = (text: string): string => /^.*/.exec(text)?.[0] ?? "";
const toColumns = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim().toLowerCase());
