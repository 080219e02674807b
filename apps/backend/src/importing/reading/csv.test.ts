import { expect, test } from "vitest";
import { ImportError } from "../importError.ts";
import { readCsv } from "./csv.ts";

const read = (text: string) => readCsv("list.csv", text, { required: ["a"] });

test.each([";", ",", "\t"])("columns may be separated by %j", async (delimiter) => {
  const { rows } = await read(["A", "b", "c"].join(delimiter) + "\n" + ["1", "2", "3"].join(delimiter));
  expect(rows).toEqual([{ line: 2, values: { a: "1", b: "2", c: "3" } }]);
});

test("quoted line breaks and quotes are part of the cell, and lines are counted through them", async () => {
  const { rows } = await read('a;b\n"one\ntwo; ""three""";x\n4;5\n');
  expect(rows).toEqual([
    { line: 2, values: { a: 'one\ntwo; "three"', b: "x" } },
    { line: 4, values: { a: "4", b: "5" } },
  ]);
});

test("empty lines are ignored, and trailing empty cells allowed", async () => {
  const { rows, report } = await read("a;b\n1;2;;\n\n;\n3;4\n");
  expect(rows.map(({ values }) => values.a)).toEqual(["1", "3"]);
  expect(report.skipped).toEqual([]);
});

test("a row of another length is skipped and reported", async () => {
  const { rows, report } = await read("a;b\n1\n2;3\n4;5;6\n");
  expect(rows).toHaveLength(1);
  expect(report.skipped).toEqual([
    { line: 2, reason: "has 1 columns instead of 2" },
    { line: 4, reason: "has 3 columns instead of 2" },
  ]);
});

test("a comma in a semicolon header is repaired and reported", async () => {
  const { rows, report } = await read('"A";"PHOTO","FOLDERS UK"\n"1";"2";"3"\n');
  expect(rows[0]?.values).toEqual({ a: "1", photo: "2", "folders uk": "3" });
  expect(report.notes).toHaveLength(1);
});

test("a file without header has its documented columns", async () => {
  const { rows } = await readCsv("colors.csv", '"Bleu";"Blue"\n', { withoutHeader: ["fr", "uk"] });
  expect(rows).toEqual([{ line: 1, values: { fr: "Bleu", uk: "Blue" } }]);
});

test.each([
  ["an open quote", 'a;b\n"1;2\n'],
  ["a letter behind a quote", 'a;b\n"1"x;2\n'],
  ["a column that is missing", "b;c\n1;2\n"],
  ["nothing", ""],
])("%s makes the file unusable", async (_what, text) => {
  await expect(read(text)).rejects.toThrow(ImportError);
  await expect(read(text)).rejects.toThrow(/^list\.csv /);
});

test("hostile column names are plain text", async () => {
  const { rows } = await read("a;__proto__;constructor\n1;2;3\n");
  expect(Object.keys(rows[0]?.values ?? {})).toEqual(["a", "__proto__", "constructor"]);
  expect(({} as Record<string, unknown>)["2"]).toBeUndefined();
});

test("a row with a text or a title that is too long is skipped and reported", async () => {
  const long = (length: number): string => "x".repeat(length);
  const { rows, report } = await readCsv(
    "list.csv",
    `a;b\n${long(255)};${long(100_000)}\n${long(256)};1\n1;${long(100_001)}\n`,
    { required: ["a"], titles: ["a"] },
  );
  expect(rows.map(({ line }) => line)).toEqual([2]);
  expect(report.skipped).toEqual([
    { line: 3, reason: "its a is longer than 255 characters" },
    { line: 4, reason: "its b is longer than 100000 characters" },
  ]);
});
