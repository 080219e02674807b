/** All texts, for the tests of texts: pages, messages of core, and the backend's. */
export const LANGUAGES = ["de", "en", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

const pages = import.meta.glob<unknown>(["../texts/*.json", "../features/**/texts/*.json"], {
  eager: true,
  import: "default",
});
const core = import.meta.glob<unknown>("../../../../packages/core/src/locales/??.ts", {
  eager: true,
  import: "messages",
});
const backend = import.meta.glob<Record<string, Record<string, unknown>>>("../../../backend/src/texts/??.ts", {
  eager: true,
});

/** "../features/product/model/texts/de.json" → "product/model". */
function namespaceOf(path: string): string {
  if (path.includes("/packages/core/")) return "core";
  return /^\.\.\/features\/([\w/]+)\/texts\//.exec(path)?.[1] ?? "shared";
}

const getLanguage = (path: string): string => /(\w\w)\.\w+$/.exec(path)?.[1] ?? "";

const parameterNames: unknown = new Proxy(
  {},
  { get: (_target, name) => (typeof name === "string" ? `{{${name}}}` : () => "{{value}}") },
);

/** Flattens texts to dotted keys. Functions are called with the names of their parameters. */
function flattenTexts(texts: unknown, key = ""): Array<[key: string, text: string]> {
  if (typeof texts === "string") return [[key, texts]];
  if (typeof texts === "function") return flattenTexts(Reflect.apply(texts, undefined, [parameterNames]), key);
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([name, text]) => flattenTexts(text, key === "" ? name : `${key}.${name}`));
}

export type TextMap = ReadonlyMap<string, string>;

/** Namespace → language → key → text. */
export const allTexts: ReadonlyMap<string, ReadonlyMap<string, TextMap>> = collect();

function collect(): Map<string, Map<string, TextMap>> {
  const all = new Map<string, Map<string, TextMap>>();
  const add = (path: string, texts: unknown, namespace = namespaceOf(path)): void => {
    all.set(
      namespace,
      (all.get(namespace) ?? new Map<string, TextMap>()).set(getLanguage(path), new Map(flattenTexts(texts))),
    );
  };
  for (const [path, texts] of [...Object.entries(pages), ...Object.entries(core)]) add(path, texts);
  for (const [path, module] of Object.entries(backend)) {
    for (const [subject, texts] of Object.entries(module[getLanguage(path)] ?? {}))
      add(path, texts, `backend/${subject}`);
  }
  return all;
}

export const getTexts = (namespace: string, language: Language): TextMap =>
  allTexts.get(namespace)?.get(language) ?? new Map<string, string>();

export const namespaceLanguagePairs = [...allTexts.keys()].flatMap((namespace) =>
  LANGUAGES.map((language) => [namespace, language] as const),
);

export const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
export const removePluralSuffix = (key: string): string => key.replace(PLURAL_SUFFIX, "");

/** Keys without plural suffix, as the sources use them. */
export const getKeys = (namespace: string, language: Language): string[] => [
  ...new Set([...getTexts(namespace, language).keys()].map(removePluralSuffix)),
];
