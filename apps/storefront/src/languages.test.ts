import { formatMoney } from "@shop/core";
import { expect, test } from "vitest";
import { orderFormats } from "./shared/prices/useOrderFormats.ts";
import { moneyFormat } from "./shared/prices/useShopPrices.ts";
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

const euro = { countries: [], currency: "EUR", currencySymbol: "€", currencyRate: 1 };

test.each(storefronts)("amounts in $id are formatted like numbers in its texts", ({ locale, language }) => {
  const { format } = moneyFormat({ ...euro, locale });
  const written = formatMoney(132_750, format);
  expect(written).toContain(language === "en" ? "1,327.50" : "1.327,50");
});

const symbolOf = (text: string): string => text.replace(/[\d.,\u00a0]/g, "");

test.each(storefronts)(
  "amounts in $id have the symbol of the storefront, or that of a country with its own currency",
  (storefront) => {
    const romania = { id: 146, title: "", taxTitle: "", isoCode: "RO", currency: "RON", currencySymbol: "lei" };
    const config = { ...euro, locale: storefront.locale, countries: [romania] };
    const written = (countryId: number | undefined): string =>
      symbolOf(formatMoney(90_00, moneyFormat(config, countryId).format));
    expect([written(undefined), written(13), written(146)]).toEqual(["€", "€", "lei"]);
  },
);

const orders = {
  euro: { currency: "EUR", currencySymbol: "€" },
  lei: { currency: "RON", currencySymbol: "lei" },
  unreported: {},
};

test.each([
  ["euro", "euro", "90 €", "90 €"],
  ["lei", "euro", "90 lei", "90 lei"],
  ["unreported", "euro", "90 €", "90 €"],
  // A storefront that converts what it displays charges euro.
  ["euro", "converted", "450 lei", "90 €"],
  ["lei", "converted", "90 lei", "90 lei"],
  ["unreported", "converted", "450 lei", "90 €"],
] as const)(
  "an order in %s in a storefront in %s is displayed as %s and charged as %s",
  (order, storefront, displayed, paid) => {
    const converted = { currency: "RON", currencySymbol: "lei", currencyRate: 5 };
    const config = { ...euro, locale: "de-DE", ...(storefront === "converted" ? converted : {}) };
    const { format, rate, charged } = orderFormats(config, orders[order]);
    const text = (value: string): string => value.replace(",00", "").replace("\u00a0", " ");
    expect(text(formatMoney(90_00, { ...format, rate }))).toBe(displayed);
    expect(text(formatMoney(90_00, charged))).toBe(paid);
  },
);
