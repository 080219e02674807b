import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { allTexts, getKeys, getTexts, namespaceLanguagePairs } from "../testing/allTexts.ts";
import { createTextResolver, type ResolveText, type TextBundle } from "./resolveTexts.ts";

type Call = Parameters<ResolveText>;

const COUNTS = [0, 1, 2, 3, 5, 11, 19, 20, 21, 100, 101, 1_000_000, 1.5, -1];
/** Values that a resolver could mistake for a placeholder, a nested text, a replacement pattern or HTML. */
const VALUES = ["Sofa Ähre", "", "{{count}} $t(title) $& $1", "<b>&amp;</b>", 0, 12.5, true, null, undefined];

const pairs = namespaceLanguagePairs.filter(([namespace]) => !namespace.startsWith("backend/"));

/** Texts of other keys than the app's, for cases that no text has today. */
const SAMPLES: TextBundle = {
  plain: "Text",
  deep: { er: { text: "{{a}}{{b}} {a}" } },
  many_one: "one {{count}}",
  many_few: "few {{count}}",
  many_other: "other {{count}}",
  base: "base {{count}}",
  twice: "{{a}} {{a}}",
  who: "they",
  who_one: "one of them",
  who_male: "he",
  who_female_one: "she",
  who_female_other: "{{count}} women",
};

function openBoth(language: string, namespace: string, bundle: TextBundle): [ours: ResolveText, theirs: ResolveText] {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    resources: { [language]: { [namespace]: bundle } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const translate = (...call: Call): unknown =>
    Reflect.apply(i18n.t, undefined, [call[0], { ...call[1], ns: namespace }]);
  const resolver = createTextResolver(language);
  resolver.addTexts(namespace, bundle);
  return [resolver.resolverOf(namespace), (key, values) => String(translate(key, values))];
}

interface Section {
  [name: string]: string | Section;
}

/** Dotted texts back to sections, as the JSON files have them. */
function nest(texts: ReadonlyMap<string, string>): Section {
  const root: Section = {};
  for (const [key, text] of texts) {
    const path = key.split(".");
    let section = root;
    for (const name of path.slice(0, -1)) {
      const next = section[name] ?? {};
      if (typeof next === "string") throw new Error(`"${key}" is below a text`);
      section[name] = next;
      section = next;
    }
    section[path.at(-1) ?? ""] = text;
  }
  return root;
}

const placeholdersOf = (texts: Iterable<string>): string[] =>
  [...new Set([...texts].flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name)))].filter(
    (name) => name !== "count",
  );

/** Returns the calls that differ from i18next's. */
function compare(ours: ResolveText, theirs: ResolveText, key: string, names: readonly string[]): unknown[] {
  const valuesOf = (value: unknown): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, value]));
  const calls: Call[] = [
    [key],
    ...VALUES.map((value): Call => [key, valuesOf(value)]),
    ...COUNTS.map((count, index): Call => [key, { ...valuesOf(VALUES[index % VALUES.length]), count }]),
  ];
  return calls.flatMap((call) => {
    const [actual, expected] = [ours(...call), theirs(...call)];
    return actual === expected ? [] : [{ call, actual, expected }];
  });
}

test.each(pairs)("%s in %s has the texts of i18next with every count and value", (namespace, language) => {
  const texts = getTexts(namespace, language);
  const [ours, theirs] = openBoth(language, namespace, nest(texts));
  for (const key of new Set([...texts.keys(), ...getKeys(namespace, language)])) {
    const forms = [...texts].filter(([name]) => name === key || name.startsWith(`${key}_`)).map(([, text]) => text);
    expect(compare(ours, theirs, key, placeholdersOf(forms))).toEqual([]);
  }
});

test.each(["de", "en", "ro"])(
  "missing keys and values, contexts and default texts are those of i18next in %s",
  (language) => {
    const [ours, theirs] = openBoth(language, "samples", SAMPLES);
    for (const key of ["plain", "deep.er.text", "many", "many_few", "base", "twice", "no.such", "constructor.name"])
      expect(compare(ours, theirs, key, ["a"])).toEqual([]);
    for (const values of [
      {},
      { defaultValue: "default {{a}}", a: 1 },
      { defaultValue: "", count: 2 },
      { count: undefined },
    ]) {
      for (const key of ["no.such", "plain", "many", "base"])
        expect([key, values, ours(key, values)]).toEqual([key, values, theirs(key, values)]);
    }
  },
);

test.each([...allTexts.keys()])("the texts of %s use only what the resolver implements", (namespace) => {
  const unsupported = (["de", "en", "ro"] as const).flatMap((language) =>
    [...getTexts(namespace, language)].filter(
      ([key, text]) =>
        // Nesting, formats and unescaped or dotted values; "ns:key"; ordinals.
        /\$t\(/.test(text) || /\{\{(?!\w+\}\})/.test(text) || key.includes(":") || key.includes("_ordinal_"),
    ),
  );
  expect(unsupported, "implement it in resolveTexts.ts, or change the text").toEqual([]);
});

test.each([
  ["title", { ordinal: true, count: 2 }, 'the option "ordinal"'],
  ["title", "Default", "pass { defaultValue }"],
  [["title", "name"], {}, "lists of keys"],
])("a call that only i18next resolves throws outside production: %j %j", (key, values, message) => {
  const resolve = createTextResolver("de").resolverOf("shared");
  expect(() => {
    Reflect.apply(resolve, undefined, [key, values]);
  }).toThrow(message);
});
