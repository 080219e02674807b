import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileText, FIXED_SEED } from "../../../../testkit/src/arbitraries.js";
import {
  cleanSearchText,
  countLabel,
  countSearchProducts,
  escapeSearchText,
  isSearchable,
  SEARCH_LINKS_LIMIT,
  SEARCH_LINKS_VISIBLE,
  SEARCH_MAX_LENGTH,
  SEARCH_SCROLL_THRESHOLD_PX,
} from "./search.js";
import { SEARCH_MIN_LENGTH } from "./searchMinLength.js";
import { stockLabel } from "../catalogue/stockLabel.js";

test("fewer than 4 characters do nothing", () => {
  expect(SEARCH_MIN_LENGTH).toBe(4);
  for (const text of ["", "abc", " abc ", "\t\t\t\t", "🛋️", "bär"]) expect(isSearchable(text)).toBe(false);
  expect([isSearchable("pat", 3), isSearchable("tv", 3), isSearchable("tv", 2)]).toEqual([true, false, true]);
  for (const text of ["abcd", " abcd ", "bett", "ș ț ă"]) expect(isSearchable(text)).toBe(true);
});

test("special characters are escaped: backslash, quotes, colon, slash, exclamation, caret, parentheses, braces", () => {
  expect(escapeSearchText("\\ \" ' : / ! ^ ( ) { }")).toBe("\\\\ \\\" \\' \\: \\/ \\! \\^ \\( \\) \\{ \\}");
  expect(escapeSearchText("Sofa 120x80; grün")).toBe("Sofa 120x80; grün");
});

test("tabs are removed", () => {
  expect(escapeSearchText("\tso\tfa\t")).toBe("sofa");
});

test("escaping loses nothing but tabs, and leaves no special character bare", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const escaped = escapeSearchText(text);
      expect(escaped.replace(/\\([\s\S])/g, "$1")).toBe(text.replaceAll("\t", ""));
      expect(escaped.replace(/\\[\\"':/!^(){}]/g, "")).not.toMatch(/[\\"':/!^(){}\t]/);
    }),
    FIXED_SEED,
  );
});

test("'all' count shows '+' at 10000 or more", () => {
  expect([0, 9999, 10_000, 250_000].map(countLabel)).toEqual(["0", "9999", "10000+", "10000+"]);
});

test("stock is shown numerically below 10", () => {
  expect(stockLabel(-2)).toEqual({ kind: "none" });
  expect(stockLabel(0)).toEqual({ kind: "none" });
  expect(stockLabel(1)).toEqual({ kind: "few", count: 1 });
  expect(stockLabel(9)).toEqual({ kind: "few", count: 9 });
  expect(stockLabel(10)).toEqual({ kind: "enough" });
  expect(stockLabel(Number.NaN)).toEqual({ kind: "none" });
});

test("a query is one line of at most 200 characters, without split characters", () => {
  expect(cleanSearchText("  Tisch\n\u0000 160x90\u2028")).toBe("Tisch 160x90");
  expect(cleanSearchText("so\tfa")).toBe("sofa");
  expect(cleanSearchText(`${"x".repeat(SEARCH_MAX_LENGTH - 1)}🛋️`)).toBe("x".repeat(SEARCH_MAX_LENGTH - 1));
  fc.assert(
    fc.property(hostileText(), (text) => {
      const clean = cleanSearchText(text);
      expect(clean.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u);
      expect(cleanSearchText(clean)).toBe(clean);
    }),
    FIXED_SEED,
  );
});

test("100 content links are fetched and 5 shown; more is loaded within 1500 px of the list's end", () => {
  expect([SEARCH_LINKS_LIMIT, SEARCH_LINKS_VISIBLE, SEARCH_SCROLL_THRESHOLD_PX]).toEqual([100, 5, 1500]);
});

test("page size 6, first page 5 products", () => {
  expect([1, 2, 3].map(countSearchProducts)).toEqual([5, 11, 17]);
});
