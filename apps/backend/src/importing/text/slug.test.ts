import fc from "fast-check";
import { expect, test } from "vitest";
import { foldSlug, isNumberedSlug, numberedSlug, slugOfTitle } from "./slug.ts";

test.each([
  ["Räume & Möbel für Größe", "raeume-moebel-fuer-groesse"],
  ["Măsuțe și scaune în țesătură", "masute-si-scaune-in-tesatura"],
  ["Ştefan ţine", "stefan-tine"],
  ["Åsa på Ørsted", "asa-pa-orsted"],
  ["Canapés d'été", "canapes-dete"],
  ["a\u0308 decomposed", "ae-decomposed"],
  ["  --  ", ""],
  ["北欧", ""],
])("the title %j makes the slug %j", (title, slug) => {
  expect(slugOfTitle(title, "")).toBe(slug);
});

test("a given slug keeps its case and ending", () => {
  expect(foldSlug("Impressum")).toBe("Impressum");
  expect(foldSlug("/conditii-de-garanție.html")).toBe("conditii-de-garantie.html");
  expect(slugOfTitle("Sofa", ".html")).toBe("sofa.html");
});

test("numbers precede the ending", () => {
  expect(numberedSlug("sofa.html", 2)).toBe("sofa-2.html");
  expect(isNumberedSlug("sofa-12.html", "sofa.html")).toBe(true);
  expect(isNumberedSlug("sofa-bed.html", "sofa.html")).toBe(false);
  expect(isNumberedSlug("sofa-1", "sofa.html")).toBe(false);
});

test("for any text a slug is safe in a path and idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const slug = foldSlug(text);
      expect(slug).toMatch(/^(?:[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:\.html)?)?$/);
      expect(foldSlug(slug)).toBe(slug);
    }),
  );
});
