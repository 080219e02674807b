import { expect, test } from "vitest";
import { each, keysOf, type Language, PLURAL, textsIn, withoutForm } from "./testing/allTexts.ts";

function formsOf(language: Language): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))];
}
const FORMS = { de: formsOf("de"), en: formsOf("en"), ro: formsOf("ro") };

test("Romanian has a form more: 2 piese, 20 de piese", () => {
  expect(FORMS).toEqual({ de: ["other", "one"], en: ["other", "one"], ro: ["few", "one", "other"] });
});

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g))].toSorted();

test.each(each)("%s in %s has the keys of German", (namespace, language) => {
  expect(keysOf(namespace, language).toSorted()).toEqual(keysOf(namespace, "de").toSorted());
});

test.each(each)("%s in %s has every plural form of its language and no other", (namespace, language) => {
  const keys = [...textsIn(namespace, language).keys()];
  const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(withoutForm));
  for (const key of counted) {
    expect(keys.filter((one) => withoutForm(one) === key).toSorted()).toEqual(
      FORMS[language].map((form) => `${key}_${form}`).toSorted(),
    );
  }
});

test.each(each)("%s in %s says something everywhere", (namespace, language) => {
  const empty = [...textsIn(namespace, language)].filter(([, text]) => text.trim() === "");
  expect(empty).toEqual([]);
});

test.each(each)("%s in %s names the same things as German", (namespace, language) => {
  for (const [key, text] of textsIn(namespace, language)) {
    // "O informație lipsește": in Romanian a word may replace the number 1.
    const optional = key.endsWith("_one") ? ["{{count}}"] : [];
    const german = textsIn(namespace, "de");
    const named = german.get(key) ?? german.get(`${withoutForm(key)}_other`) ?? "";
    const without = (list: string[]): string[] => list.filter((one) => !optional.includes(one));
    expect([key, without(placeholders(text))]).toEqual([key, without(placeholders(named))]);
  }
});

test.each(each)(
  "%s in %s writes a percent as its language does: 13 % in German, held together, 13% elsewhere",
  (namespace, language) => {
    const wrong = language === "de" ? /(?<!\u00a0)%/ : /\s%/;
    expect([...textsIn(namespace, language)].filter(([, text]) => wrong.test(text))).toEqual([]);
  },
);
