import { describe, expect, test } from "vitest";
import type { Language } from "../searchEngine.ts";
import { descriptiveWords } from "./descriptiveWords.ts";
import { createCompoundSplitter } from "./compoundSplitter.ts";
import { fold } from "./fold.ts";
import { stemEnglish } from "./stemEnglish.ts";
import { stemGerman } from "./stemGerman.ts";
import { stemRomanian } from "./stemRomanian.ts";
import { readSynonyms } from "./synonyms.ts";
import { tokenize } from "./tokenize.ts";
import { removePrices } from "./removePrices.ts";

describe("letters", () => {
  test.each([
    ["de", ["Möbel", "Moebel", "MÖBEL", "mobel"]],
    ["de", ["Größe", "Groesse", "grosse"]],
    ["de", ["weiß", "weiss"]],
    ["ro", ["Canapea roșie", "canapea roşie", "CANAPEA ROSIE"]],
    ["ro", ["măsuță", "măsuţă", "masuta"]],
    ["ro", ["în", "in"]],
    ["en", ["Café", "cafe"]],
  ] as const)("%s: %j are one word", (language, spellings) => {
    expect(new Set(spellings.map((one) => fold(one, language))).size).toBe(1);
  });

  test("an e that is a letter of its own stays", () => {
    expect(fold("neue blaue Quelle", "de")).toBe("neue blaue quelle");
  });
});

describe("words, numbers and sizes", () => {
  const words = (text: string, language: Language = "de"): string[] =>
    tokenize(text, language).map((token) => token.text);

  test.each([
    ["Tisch 160x90", ["tisch", "160x90"]],
    ["Tisch 160 x 90 cm", ["tisch", "160x90", "cm"]],
    ["160 cm × 90 cm", ["160x90", "cm"]],
    ["1800 x 2000 mm", ["180x200"]],
    ["1,6x2 m", ["160x200"]],
    ["180 mal 200", ["180x200"]],
    ["pat 160/200", ["pat", "160x200"]],
    ["6/8 Personen", ["6", "8", "personen"]],
    ["1,6 m breit", ["160", "breit"]],
    ["1600mm", ["160"]],
    ["3er-Sofa", ["3", "sofa"]],
    ["2,5-Sitzer", ["2.5", "sitzer"]],
    ["Lampe E27", ["lampe", "e27"]],
    ["children's", ["children"]],
    ["\u0000\u0007<b>a</b>", ["b", "a", "b"]],
    ["🛋️ 🛏️", []],
  ])("%j", (text, expected) => expect(words(text)).toEqual(expected));
});

describe("price terms of a query are ignored", () => {
  test.each([
    ["Sofa unter 1000 Euro", "Sofa"],
    ["Sofa bis zu 1.500,00 €", "Sofa"],
    ["canapea sub 3000 lei", "canapea"],
    ["sofa under €500", "sofa"],
    ["sofa under 500", "sofa"],
    ["Regal unter 100 cm", "Regal unter 100 cm"],
    ["Tisch 160x90", "Tisch 160x90"],
    ["100 Euro", "100 Euro"],
    ["Bett für Europaletten", "Bett für Europaletten"],
  ])("%j", (query, rest) => expect(removePrices(query).trim()).toBe(rest));
});

describe("the product noun has a fixed position in a title", () => {
  test.each([
    ["en", "Hainfeld table lamp with shade", ["hainfeld", "table"]],
    ["en", "Bench", []],
    ["ro", "Ceas de masă Glockenspiel", ["masa"]],
    ["de", "Kleiderschrank Tulfes", []],
  ] as const)("%s: %s", (language, name, others) => {
    expect(descriptiveWords(language, name, (text) => tokenize(text, language))).toEqual(others);
  });
});

describe("endings", () => {
  const stems = (stem: (word: string) => string, forms: string, language: Language): number =>
    new Set(forms.split(" ").map((form) => stem(fold(form, language)))).size;

  test.each([
    "Stuhl Stühle Stühlen Stuhls",
    "Bett Betten Bettes",
    "Regal Regale Regalen",
    "Sofa Sofas",
    "Lampe Lampen",
    "Schrank Schränke Schränken",
    "grau graue grauer graues grauem",
    "Sessel Sesseln Sessels",
  ])("German: %s", (forms) => expect(stems(stemGerman, forms, "de")).toBe(1));

  test.each([
    "scaun scaune scaunul scaunele scaunului",
    "masă mese masa mesei mesele",
    "canapea canapele canapeaua",
    "dulap dulapuri dulapul dulapurile",
    "oglindă oglinzi oglinda",
    "covor covoare",
    "fotoliu fotolii fotoliul",
    "negru neagră negre",
  ])("Romanian: %s", (forms) => expect(stems(stemRomanian, forms, "ro")).toBe(1));

  test.each(["table tables", "shelf shelves", "bench benches", "fold folding folded foldable", "child children kids"])(
    "English: %s",
    (forms) => expect(stems(stemEnglish, forms, "en")).toBe(1),
  );

  test("a short word is no participle", () => {
    expect(["bed", "ring", "red", "table"].map(stemEnglish)).toEqual(["bed", "ring", "red", "tabl"]);
  });
});

describe("compounds", () => {
  const words = ["eck", "schlaf", "sofa", "ess", "tisch", "kind", "bett", "arbeit", "platz", "stuhl"];
  const split = createCompoundSplitter(words, stemGerman);

  test.each([
    ["eckschlafsofa", ["eck", "schlaf", "sofa"]],
    ["esstische", ["ess", "tisch"]],
    ["kinderbett", ["kind", "bett"]],
    ["arbeitsplatz", ["arbeit", "platz"]],
    ["chesterfieldsofa", ["chesterfield", "sofa"]],
    ["tisch", undefined],
    ["sofas", undefined],
  ])("%s", (word, parts) => expect(split(word)?.map(stemGerman)).toEqual(parts));

  test("an endless word takes no time", () => {
    expect(split("tisch".repeat(5000))).toBeUndefined();
  });
});

test("synonyms use Lucene's format", () => {
  expect(readSynonyms(["a, b c", "d => e, f"])).toEqual([
    { from: "a", to: ["b c"] },
    { from: "b c", to: ["a"] },
    { from: "d", to: ["e", "f"] },
  ]);
});
