import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LEGAL_RETENTION, RETENTION } from "./retention.ts";

const GUIDE = new URL("../../../../../docs/guides/peoples-data.md", import.meta.url);

/** Rows of the guide's table: first number of the period, and the constant. */
const rows = [...(await readFile(GUIDE, "utf8")).matchAll(/^\|[^|]+\| (\d+) (day|year)[^|]*\| `(\w+)` *\|$/gm)].map(
  ([, count, unit, name]) => ({ count: Number(count), unit, name }),
);

test("the guide names each period of the jobs", () => {
  const days = rows.filter(({ unit }) => unit === "day").map(({ name, count }) => [name, count]);
  expect(Object.fromEntries(days)).toEqual(RETENTION);
});

test("the guide names the legal period of each country", () => {
  const years = rows.filter(({ name }) => name === "LEGAL_RETENTION").map(({ count }) => count);
  expect(years).toEqual(Object.values(LEGAL_RETENTION).map((period) => period.years));
});
