import { formatMoney } from "@shop/core";
import { expect, test } from "vitest";
import { moneyFormats } from "./shared/prices/useShopPrices.ts";
import { storefronts } from "./storefronts.ts";
import { allTexts, namespaceLanguagePairs, LANGUAGES, type Language, getTexts } from "./testing/allTexts.ts";

// Checks that texts are translated and follow the orthography of their language.

const IDENTICAL: ReadonlySet<string> = new Set([
  "BIC",
  "Bank",
  "Catalog",
  "Chat",
  "Contact",
  "E-mail",
  "Export",
  "IBAN",
  "Import",
  "Module",
  "Name",
  "Newsletter",
  "OK",
  "Service",
  "Status",
  "Telefon",
  "Telefon {{phone}} {{hours}}",
  "Total",
  "optional",
  "{{product}} in 3D",
  // Official names, Romanian everywhere.
  "SAL",
  "Soluționarea alternativă a litigiilor",
  "Detalii",
]);

/** Units and single letters are not words. */
const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""));

const PAIRS = [
  ["de", "en"],
  ["de", "ro"],
  ["en", "ro"],
] as const;

test("texts of pages, messages and emails were found", () => {
  expect([...allTexts.keys()]).toEqual(
    expect.arrayContaining(["shared", "core", "frame", "advent", "backend/orderMail", "backend/accountMail"]),
  );
  for (const [namespace, language] of namespaceLanguagePairs)
    expect([namespace, getTexts(namespace, language).size]).not.toContain(0);
});

test.each([...allTexts.keys()])("%s has no text left in another language", (namespace) => {
  const untranslated = PAIRS.flatMap(([one, other]) =>
    [...getTexts(namespace, one)].filter(
      ([key, text]) => getTexts(namespace, other).get(key) === text && hasWords(text) && !IDENTICAL.has(text),
    ),
  );
  expect(untranslated).toEqual([]);
});

const FORBIDDEN: Record<Language, Record<string, RegExp>> = {
  ro: {
    "a cedilla for a comma": /[ŞşŢţ]/,
    "a combining mark": /\p{M}/u,
    "î inside a word, where â belongs": /(?<=\p{L})(?<!(?:^|\P{L})(?:bine|ne|nemai|pre|re|semi|sub|supra))î(?=\p{L})/iu,
    "a word without its signs":
      /(?<!\p{L})(?:adaugati|alegeti|apasati|astazi|asteptati|catre|conditii|cosului?|cumparaturi|daca|deschideti|doriti|dumneavoastra|dupa|fara|gasiti|inapoi|inca|incercati|informatii|intrebari|introduceti|marime|numar|numarul|pana|pretul|preturi|puteti|rugam|si|sterge|sunteti|tara|urmatoarea|usa|verificati|vostru)(?!\p{L})/iu,
    "the familiar form": /(?<!\p{L})(?:tu|tău|ta|tale|tine|îți|ți-ai)(?!\p{L})/iu,
    "a cacophony": /c[aă] c[aăo]/iu,
    "a straight quote": /"/,
    "a decimal point": /(?<![\d.])\d{1,3}\.\d{1,2}(?![\d.])/,
  },
  de: {
    "the familiar form": /(?<!\p{L})(?:du|dich|dir|dein|deine[mnrs]?)(?!\p{L})/iu,
    "a word without its umlaut":
      /(?<!\p{L})(?:fuer|ueber|koennen|moechten|zurueck|waehlen|muessen|loeschen)(?!\p{L})/iu,
    "a straight quote": /"/,
    "a decimal point": /(?<![\d.])\d{1,3}\.\d{1,2}(?![\d.])/,
  },
  en: {
    "a straight quote or apostrophe": /["']/,
    "a decimal comma": /(?<![\d,])\d{1,3},\d{1,2}(?![\d,])/,
    "letters of another language": /[äöüßăâîșț]/iu,
  },
};

/** Names, and texts in another language. */
const FOREIGN = /^romania\.sal/;

test.each(namespaceLanguagePairs)("%s in %s follows the language's orthography", (namespace, language) => {
  const wrong = Object.entries(FORBIDDEN[language]).flatMap(([what, pattern]) =>
    [...getTexts(namespace, language)]
      .filter(([key, text]) => !FOREIGN.test(key) && pattern.test(text))
      .map(([key, text]) => [what, key, text]),
  );
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)("the platform formats numbers in %s like its texts", (language) => {
  const written = new Intl.NumberFormat(language).format(1234.5);
  expect(written).toBe(language === "en" ? "1,234.5" : "1.234,5");
});

test.each(storefronts)("amounts in $id are formatted like numbers in its texts", ({ locale, language }) => {
  const { format } = moneyFormats({ locale, currency: "EUR", currencySymbol: "€" });
  const written = formatMoney(132_750, format);
  expect(written).toContain(language === "en" ? "1,327.50" : "1.327,50");
});

test.each(storefronts)(
  "amounts in $id have the configured symbol, and charges in euro that of the euro",
  (storefront) => {
    const written = (currency: string, currencySymbol: string) => {
      const { format, euroFormat } = moneyFormats({ ...storefront, currency, currencySymbol });
      return [formatMoney(90_00, format), formatMoney(90_00, euroFormat)].map((text) =>
        text.replace(/[\d.,\u00a0]/g, ""),
      );
    };
    expect(written("EUR", "€")).toEqual(["€", "€"]);
    expect(written("EUR", "EUR")).toEqual(["EUR", "EUR"]);
    expect(written("RON", "lei")).toEqual(["lei", "€"]);
  },
);

test("the checks detect violations", () => {
  const finds = (language: Language, what: string, text: string): boolean =>
    FORBIDDEN[language][what]?.test(text) ?? false;
  expect(finds("ro", "a cedilla for a comma", "aşteptaţi")).toBe(true);
  expect(finds("ro", "î inside a word, where â belongs", "cînd")).toBe(true);
  expect(finds("ro", "î inside a word, where â belongs", "Reîncărcați, neîncasat, în întâmpinarea")).toBe(false);
  expect(finds("ro", "a word without its signs", "Vă rugam să alegeți")).toBe(true);
  expect(finds("ro", "a cacophony", "Dacă comandați acum")).toBe(true);
  expect(finds("ro", "a decimal point", "2.5 cm")).toBe(true);
  expect(finds("ro", "a decimal point", "1.200 lei, 03.12.2026")).toBe(false);
  expect(finds("de", "the familiar form", "Wähle deine Farbe")).toBe(true);
  expect(finds("en", "a decimal comma", "2,5 cm")).toBe(true);
  expect(finds("en", "a decimal comma", "1,200 pieces")).toBe(false);
});
