import { describe, expect, test } from "vitest";
import {
  changesetProblems,
  declaredNames,
  docProblems,
  languageProblems,
  unknownReferences,
  unshippedSources,
  wordsOf,
} from "./language.mjs";
import { COMMENT_WORDS, NAME_WORDS } from "./words.mjs";

const PATH = "packages/core/src/cart/cartStore.ts";
const problemsOf = (source, path = PATH) => languageProblems(path, `const first = 1;\n${source}\n`);

describe("comments", () => {
  test.each([
    ["// Who signs in keeps the cart.", "// A customer keeps the cart after sign-in."],
    ["// What is stored: somewhere.", "// Stored in memory: `Who` is a column."],
    ["// Restores the cart; somebody reads it.", "// Returns the person who placed the order."],
    ["// Sets the postage.", "// Sets the shipping cost."],
    ["// The satellite of the order.", "// The market of the order."],
    ["// Asks anew.", "// Asks again."],
    ["// One.\n// Two.\n// Three.\n// Four.", "// One.\n// Two."],
  ])("%j fails, %j passes", (bad, good) => {
    expect(problemsOf(bad)).toHaveLength(1);
    expect(problemsOf(bad)[0]).toMatch(/^2: /);
    expect(problemsOf(good)).toEqual([]);
  });

  test("a table is no prose, and TSDoc may be longer than two lines", () => {
    expect(problemsOf("// Tested here:\n//\n// | a | b |\n// | - | - |\n// | c | d |")).toEqual([]);
    expect(problemsOf("/**\n * Adds a line.\n *\n * @param line of the cart\n * @throws never\n */")).toEqual([]);
  });

  test("words in backticks, examples and directives are not prose", () => {
    expect(problemsOf("// Reads `postage` of the row.")).toEqual([]);
    expect(problemsOf("/**\n * Adds.\n * @example\n * add(goods);\n */")).toEqual([]);
    expect(problemsOf("// oxlint-disable-next-line satellite")).toEqual([]);
  });

  test("every pattern of the word list can be met", () => {
    const samples =
      "whoever nobody anew is said are told come alive postage sale element goods satellite zip code desk stranger neighbour to be had word for word undoing verdict assortment shelf way of payment page of words mends";
    for (const { pattern, instead } of COMMENT_WORDS) {
      expect(samples).toMatch(pattern);
      expect(instead).not.toBe("");
    }
  });
});

describe("names", () => {
  test.each([
    ["const toldLines = 1;", "const reportedLines = 1;"],
    ["function askAnew() {}", "function refetch() {}"],
    ["interface SatelliteRow {}", "interface MarketRow {}"],
    ["type Postage = 1;", "type Shipping = 1;"],
    ["let whoever = 1;", "let caller = 1;"],
    ["class Shelf {}", "class EventQueue {}"],
  ])("%j fails, %j passes", (bad, good) => {
    expect(problemsOf(bad)).toHaveLength(1);
    expect(problemsOf(good)).toEqual([]);
  });

  test("a word counts as a whole word only; keep-alive is allowed", () => {
    expect(problemsOf("const goodsold = 1;\nconst keepAliveMs = 1;")).toEqual([]);
    expect(problemsOf("const isAlive = 1;")).toHaveLength(1);
  });

  test.each(["packages/core/src/wire/cart.ts", "apps/backend/src/dialects/row.ts", "packages/core/src/cart/a.test.ts"])(
    "%s keeps the spelling of its source",
    (path) => {
      expect(problemsOf("const postage = 1;", path)).toEqual([]);
    },
  );

  test("every word of the list is lower case and has a replacement", () => {
    for (const [word, instead] of NAME_WORDS) {
      expect(wordsOf(word)).toEqual([word]);
      expect(instead).not.toBe("");
    }
  });

  test("names are split at capitals and underscores", () => {
    expect(wordsOf("MAX_cartLines")).toEqual(["max", "cart", "lines"]);
  });
});

describe("public names", () => {
  test("need TSDoc that says more than the name, from sources of the package", () => {
    expect(docProblems({ name: "useCart", text: undefined })).toEqual(["useCart has no TSDoc"]);
    expect(docProblems({ name: "useCart", text: "What {@link useCart} gives." })).toHaveLength(1);
    expect(docProblems({ name: "useCart", text: "Returns the cart (specification 4)." })).toHaveLength(1);
    expect(docProblems({ name: "useCart", text: "Returns the cart." })).toEqual([]);
  });

  test("TSDoc names no source that the package does not ship; other comments may", () => {
    expect(unshippedSources(PATH, "const a = 1;\n/** Counts as decision 53 says. */\nconst b = 2;\n")).toEqual([
      '2: names "decision 53", which the package does not ship',
    ]);
    expect(unshippedSources(PATH, "/** Source: Directive 98/6/EC. */\n// See decision 53.\nconst b = 2;\n")).toEqual(
      [],
    );
  });
});

test("a changeset has at most thirty words, its front matter aside", () => {
  const changeset = (count) => `---\n"@shop/core": minor\n---\n\n${"word ".repeat(count)}\n`;
  expect(changesetProblems(changeset(30))).toEqual([]);
  expect(changesetProblems(changeset(31))).toEqual(["has 31 words, 30 are allowed"]);
});

test("TSDoc refers to declared names and built-in errors", () => {
  const declared = new Set(declaredNames("export class ImportError extends Error {}\n  NETWORK: text,\n"));
  const unknownIn = (doc) => unknownReferences(PATH, `const a = 1;\n/** ${doc} */\n`, (name) => declared.has(name));
  expect(unknownIn("@throws ImportError, see {@link ImportError}; @throws RangeError; @throws ShopError")).toEqual([
    '2: "ShopError" is declared nowhere',
  ]);
  expect(unknownIn("@throws ImportError NETWORK")).toEqual([]);
  expect(unknownIn("@throws ImportError NETWROK")).toEqual(['2: "NETWROK" is declared nowhere']);
  expect(unknownIn("{@link oldName}")).toEqual(['2: "oldName" is declared nowhere']);
});
