/** All texts, for the tests of texts: pages, messages of core, and the backend's emails. */
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
const mails = import.meta.glob<Record<string, unknown>>("../../../backend/src/features/**/texts/??.ts", {
  eager: true,
});

/** "../features/product/model/texts/de.json" → "product/model". */
function namespaceOf(path: string): string {
  if (path.includes("/packages/core/")) return "core";
  if (path.includes("/backend/")) return `backend/${/features\/([\w/]+)\/texts\//.exec(path)?.[1] ?? ""}`;
  return /^\.\.\/features\/([\w/]+)\/texts\//.exec(path)?.[1] ?? "shared";
}

const languageOf = (path: string): string => /(\w\w)\.\w+$/.exec(path)?.[1] ?? "";

const names: unknown = new Proxy(
  {},
  { get: (_target, name) => (typeof name === "string" ? `{{${name}}}` : () => "{{value}}") },
);

/** Flattens texts to dotted keys. Functions are called with the names of their parameters. */
function flat(texts: unknown, key = ""): Array<[key: string, text: string]> {
  if (typeof texts === "string") return [[key, texts]];
  if (typeof texts === "function") return flat(Reflect.apply(texts, undefined, [names]), key);
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([name, text]) => flat(text, key === "" ? name : `${key}.${name}`));
}

export type TextMap = ReadonlyMap<string, string>;

/** Namespace → language → key → text. */
export const allTexts: ReadonlyMap<string, ReadonlyMap<string, TextMap>> = collect();

function collect(): Map<string, Map<string, TextMap>> {
  const all = new Map<string, Map<string, TextMap>>();
  const add = (path: string, texts: unknown): void => {
    const namespace = namespaceOf(path);
    all.set(namespace, (all.get(namespace) ?? new Map<string, TextMap>()).set(languageOf(path), new Map(flat(texts))));
  };
  for (const [path, texts] of [...Object.entries(pages), ...Object.entries(core)]) add(path, texts);
  // Modules of email texts have one export per language.
  for (const [path, module] of Object.entries(mails)) add(path, module[languageOf(path)]);
  return all;
}

export const textsIn = (namespace: string, language: Language): TextMap =>
  allTexts.get(namespace)?.get(language) ?? new Map<string, string>();

export const each = [...allTexts.keys()].flatMap((namespace) =>
  LANGUAGES.map((language) => [namespace, language] as const),
);

export const PLURAL = /_(zero|one|two|few|many|other)$/;
export const withoutForm = (key: string): string => key.replace(PLURAL, "");

/** Keys without plural suffix, as the sources use them. */
export const keysOf = (namespace: string, language: Language): string[] => [
  ...new Set([...textsIn(namespace, language).keys()].map(withoutForm)),
];
