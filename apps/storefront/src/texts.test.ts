import { expect, test } from "vitest";
import {
  namespaceLanguagePairs,
  getKeys,
  LANGUAGES,
  type Language,
  PLURAL_SUFFIX,
  getTexts,
  removePluralSuffix,
} from "./testing/allTexts.ts";

function getPluralCategories(language: Language): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))];
}
const PLURAL_CATEGORIES = {
  de: getPluralCategories("de"),
  en: getPluralCategories("en"),
  ro: getPluralCategories("ro"),
};

test("Romanian has another plural form: 2 piese, 20 de piese", () => {
  expect(PLURAL_CATEGORIES).toEqual({ de: ["other", "one"], en: ["other", "one"], ro: ["few", "one", "other"] });
});

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g))].toSorted();

test.each(namespaceLanguagePairs)("%s in %s has the keys of German", (namespace, language) => {
  expect(getKeys(namespace, language).toSorted()).toEqual(getKeys(namespace, "de").toSorted());
});

test.each(namespaceLanguagePairs)(
  "%s in %s has every plural form of its language and no other",
  (namespace, language) => {
    const keys = [...getTexts(namespace, language).keys()];
    const counted = new Set(keys.filter((key) => PLURAL_SUFFIX.test(key)).map(removePluralSuffix));
    for (const key of counted) {
      expect(keys.filter((one) => removePluralSuffix(one) === key).toSorted()).toEqual(
        PLURAL_CATEGORIES[language].map((form) => `${key}_${form}`).toSorted(),
      );
    }
  },
);

test.each(namespaceLanguagePairs)("%s in %s has no empty text", (namespace, language) => {
  const empty = [...getTexts(namespace, language)].filter(([, text]) => text.trim() === "");
  expect(empty).toEqual([]);
});

test.each(namespaceLanguagePairs)("%s in %s has the placeholders of German", (namespace, language) => {
  for (const [key, text] of getTexts(namespace, language)) {
    // "O informație lipsește": in Romanian a word may replace the number 1.
    const optional = key.endsWith("_one") ? ["{{count}}"] : [];
    const german = getTexts(namespace, "de");
    const named = german.get(key) ?? german.get(`${removePluralSuffix(key)}_other`) ?? "";
    const without = (list: string[]): string[] => list.filter((one) => !optional.includes(one));
    expect([key, without(placeholders(text))]).toEqual([key, without(placeholders(named))]);
  }
});

test.each(namespaceLanguagePairs)(
  "%s in %s formats percents like its language: 13 % with a no-break space in German, 13% elsewhere",
  (namespace, language) => {
    const wrong = language === "de" ? /(?<!\u00a0)%/ : /\s%/;
    expect([...getTexts(namespace, language)].filter(([, text]) => wrong.test(text))).toEqual([]);
  },
);

test.each(namespaceLanguagePairs)("%s in %s keeps a number on the line of its unit", (namespace, language) => {
  // A line may end after a dash too, without a word joiner.
  const apart = /(?:\d|\}\}) (?:mm|cm|kg|MB|kWh|Wochen|weeks|săptămâni)(?!\p{L})|\d–\d+\u00a0/u;
  expect([...getTexts(namespace, language)].filter(([, text]) => apart.test(text))).toEqual([]);
});

test("the English pages have the specified words", () => {
  const specified = {
    shared: { wait: "Please wait...", "failed.reason": "There was an error connecting to the server." },
    frame: {
      updated: "Our website has been updated.",
      updatedOk: "OK",
    },
    "frame/lazy": {
      phoneFailed: "Error loading data: {{reason}}",
      unknownError: "Unknown error",
      noPickup: "No pickup possible",
    },
    cart: {
      register: "Register to continue",
      logIn: "Already have an account? Log in",
      asGuest: "Continue as guest",
    },
  };
  for (const [namespace, texts] of Object.entries(specified)) {
    expect(Object.fromEntries(getTexts(namespace, "en"))).toMatchObject(texts);
  }
});

test.each(LANGUAGES)("messages of fields and failures in %s say what to do, without pleas and blame", (language) => {
  const blame = /bitte|leider|ungültig|vă rugăm|ne pare rău|invalid|please|sorry/iu;
  const messages = [...getTexts("core", language)].filter(([key]) => /^(?:validation|error)\./.test(key));
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter(([, text]) => blame.test(text))).toEqual([]);
});
