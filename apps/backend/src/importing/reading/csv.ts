import { pipeline } from "node:stream";
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from "@shop/demo/schemas";
import { parse } from "csv-parse";
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

/** Text of a file in chunks of any size. */
export type TextChunks = AsyncIterable<string> | Iterable<string>;

const DELIMITERS = [";", ",", "\t"];
const parsed = v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) });

/** Parses a small file as a whole; see {@link readRows}. */
export async function readCsv(name: string, text: string, shape: CsvShape): Promise<CsvTable> {
  const report = createFileReport(name);
  const rows: CsvRow[] = [];
  for await (const row of readRows(report, [text], shape)) rows.push(row);
  return { rows, report };
}

/** Parses CSV. Rows with a wrong number of columns or a cell that is too long are skipped and reported. */
export async function* readRows(report: FileReport, chunks: TextChunks, shape: CsvShape): AsyncGenerator<CsvRow> {
  const { head, rest } = await splitHead(chunks);
  const delimiter = sniffDelimiter(head);
  const start = "required" in shape ? repairHeader(head, delimiter, report) : head;
  const records = parseRecords(report.file, start, rest, delimiter);
  let columns = "required" in shape ? undefined : shape.withoutHeader;
  for await (const { record, info } of records) {
    if (columns === undefined) {
      columns = readColumns(report.file, record, shape);
      continue;
    }
    const line = info.lines - record.join("").split("\n").length + 1;
    if (record.length < columns.length || record.slice(columns.length).some((cell) => cell.trim() !== "")) {
      report.skipped.push({ line, reason: `has ${record.length} columns instead of ${columns.length}` });
      continue;
    }
    const cells = columns.map((column, index): [string, string] => [column, record[index] ?? ""]);
    const reason = cells.map(([column, cell]) => lengthProblem(column, cell, shape)).find(Boolean);
    if (reason === undefined) yield { line, values: Object.fromEntries(cells) };
    else report.skipped.push({ line, reason });
  }
  if (columns === undefined) readColumns(report.file, [], shape);
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

async function* parseRecords(
  name: string,
  head: string,
  rest: AsyncIterator<string> | Iterator<string>,
  delimiter: string,
): AsyncGenerator<v.InferOutput<typeof parsed>> {
  const text = async function* (): AsyncGenerator<string> {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  };
  const parser = parse({ delimiter, info: true, relax_column_count: true, skip_records_with_empty_values: true });
  try {
    // The callback takes the errors that the parser throws below.
    for await (const record of pipeline(text, parser, () => {})) yield v.parse(parsed, record);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** Reads until the first line is complete. */
async function splitHead(
  chunks: TextChunks,
): Promise<{ head: string; rest: AsyncIterator<string> | Iterator<string> }> {
  const rest = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  let head = "";
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    head += next.value;
    if (/[\r\n]/.test(next.value)) break;
  }
  return { head, rest };
}

/** Thelia's demo has `"PHOTO","FOLDERS UK"` in a header separated by semicolons. */
function repairHeader(text: string, delimiter: string, report: FileReport): string {
  const header = firstLine(text);
  if (delimiter !== ";" || !header.includes('","')) return text;
  report.notes.push('the header has a "," where a ";" belongs: repaired');
  return header.replaceAll('","', '";"') + text.slice(header.length);
}

function readColumns(name: string, header: readonly string[], shape: CsvShape): readonly string[] {
  const columns = toColumns(header);
  const missing = ("required" in shape ? shape.required : []).filter((column) => !columns.includes(column));
  if (missing.length === 0) return columns;
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
