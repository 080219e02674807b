import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEMO_FOLDER } from "@shop/demo";

// Checks the spelling of the demo's Romanian texts. Slugs are ASCII and not checked.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns every text below "ro" and "ro_RO", and every Romanian review, with its path. */
function romanianIn(value: unknown, place: string, inside = false): [place: string, text: string][] {
  if (typeof value === "string") return inside && !place.endsWith(".slug") ? [[place, value]] : [];
  if (!isRecord(value)) return [];
  const isReview = value["language"] === "ro";
  return Object.entries(value).flatMap(([key, part]) =>
    romanianIn(part, `${place}.${key}`, inside || isReview || key === "ro" || key === "ro_RO"),
  );
}

const WRONG: Record<string, RegExp> = {
  "a cedilla for a comma": /[ŞşŢţ]/,
  "a combining mark": /\p{M}/u,
  "a straight quote": /"/,
  "a cacophony": /c[aă] c[aăo]/iu,
  "a unit that may part from its number": /\d (?:mm|cm|kg|°C|lm|kWh)(?!\p{L})/u,
  "a colour that does not agree": /(?:băițuit|lăcuit|vopsit)(?:ă|e) (?:alb|gri|negru)(?!\p{L})/u,
};

/** Rules that do not apply to reviews, which quote customers. */
const NOT_FOR_REVIEWS: ReadonlySet<string> = new Set(["a cacophony", "a unit that may part from its number"]);

async function demoTexts(): Promise<[place: string, text: string][]> {
  const files = await readdir(DEMO_FOLDER, { recursive: true });
  // Search queries are excluded: shoppers type without diacritics.
  const read = files.filter((file) => file.endsWith(".json") && !file.startsWith("search"));
  const texts = await Promise.all(
    read.map(async (file) => romanianIn(JSON.parse(await readFile(join(DEMO_FOLDER, file), "utf8")), file)),
  );
  return texts.flat().map(([place, text]) => [place, text.replaceAll(/<[^>]*>/g, "\n")]);
}

test("the demo's Romanian follows the orthography", async () => {
  const texts = await demoTexts();
  expect(texts.length).toBeGreaterThan(2000);
  const wrong = Object.entries(WRONG).flatMap(([what, pattern]) =>
    texts
      .filter(([place, text]) => pattern.test(text) && !(place.startsWith("reviews") && NOT_FOR_REVIEWS.has(what)))
      .map(([place, text]) => [what, place, pattern.exec(text)?.[0]]),
  );
  expect(wrong).toEqual([]);
});

test("the checks detect violations", () => {
  const finds = (what: string, text: string): boolean => WRONG[what]?.test(text) ?? false;
  expect(finds("a cedilla for a comma", "uşă")).toBe(true);
  expect(finds("a cacophony", "Scoica cu spumă")).toBe(false);
  expect(finds("a cacophony", "ridica comanda")).toBe(true);
  expect(finds("a unit that may part from its number", "lată de 80 cm")).toBe(true);
  expect(finds("a unit that may part from its number", "lată de 80\u{a0}cm")).toBe(false);
  expect(finds("a colour that does not agree", "lamele băițuite negru")).toBe(true);
  expect(finds("a colour that does not agree", "soclu lăcuit negru")).toBe(false);
});
