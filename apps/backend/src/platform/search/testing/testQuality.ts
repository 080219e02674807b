import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../db/connect.ts";
import type { IndexKind, Language, SearchEngine } from "../searchEngine.ts";
import { measureQuality, readQueries } from "./measureQuality.ts";

/** For hundreds of queries to an engine on a busy machine. */
const TIMEOUT_MS = 120_000;

/** Registers the tests that each engine must pass on the demo catalogue. */
export function testQuality(db: Db, engine: Pick<SearchEngine, "search">): void {
  const find = async (language: Language, text: string, kind: IndexKind = "product") => {
    const { hits } = await engine.search({ kind, language, text, from: 0, size: 5 });
    const { rows } = await sql<{ title: string }>`
      select translated(text, ${language}) ->> 'title' as "title" from ${sql.table(kind)}
      where id = any(${hits.map(({ id }) => id)}::int[]) order by array_position(${hits.map(({ id }) => id)}::int[], id)
    `.execute(db);
    return rows.map(({ title }) => title);
  };

  test.each([
    ["ro", "canpea", /canapea/i],
    ["de", "schrnak", /schrank/i],
    ["de", "Schwebetürensc", /schrank/i],
    ["de", "Schwebetürens", /schrank/i],
    ["de", "so", /sofa|sommer|sonnen/i],
  ] as const)(
    "%s: %s, misspelled or still being typed, finds products of that name only",
    async (language, text, name) => {
      const titles = await find(language, text);
      expect(titles.length).toBeGreaterThan(1);
      for (const title of titles) expect(title).toMatch(name);
    },
  );

  test("a text that pages are about finds no products that only mention it or a similar word", async () => {
    for (const [language, text] of [
      ["de", "Bestellung"],
      ["de", "Versand"],
      ["ro", "livrare"],
      ["en", "order"],
    ] as const) {
      expect(await find(language, text), text).toEqual([]);
      expect(await find(language, text, "content"), text).not.toEqual([]);
    }
  });

  test.each([
    ["de", "bestellen", ["Häufige Fragen", "Bezahlen"]],
    ["de", "Hilfe", ["Häufige Fragen", "Kontakt"]],
    ["ro", "comanda", ["Întrebări frecvente", "Contact"]],
    ["ro", "comandă", ["Întrebări frecvente", "Contact"]],
    ["ro", "ajutor", ["Întrebări frecvente", "Contact"]],
    ["en", "order", ["Frequently asked questions", "Contact"]],
    ["en", "help", ["Frequently asked questions", "Contact"]],
  ] as const)(
    "%s: %s finds the pages that have it as a search word, and no products",
    async (language, text, titles) => {
      expect(await find(language, text, "content")).toEqual(expect.arrayContaining([...titles]));
      expect(await find(language, text)).toEqual([]);
    },
  );

  test.each([
    ["German", "de", 150],
    ["Romanian", "ro", 150],
    ["English", "en", 75],
  ] as const)(
    "%s queries find their product among the first three hits",
    async (_name, language, atLeast) => {
      const queries = await readQueries(language);
      expect(queries.length).toBeGreaterThanOrEqual(atLeast);
      const { top1, top3, empty, missed } = await measureQuality(db, engine, language, queries);
      expect(top3, missed.join("\n")).toBeGreaterThanOrEqual(0.97);
      expect(top1).toBeGreaterThanOrEqual(0.93);
      expect(empty).toEqual([]);
    },
    TIMEOUT_MS,
  );
}
