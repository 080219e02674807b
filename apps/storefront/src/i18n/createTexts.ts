import { createInstance, type FlatNamespace, type TFunction } from "i18next";

export type TextNamespace = FlatNamespace;
type Bundle = Record<string, unknown>;

// One chunk per feature and language, so that a page loads only its own texts in one language.
const own = import.meta.glob<Bundle>("./src/**/texts/*.json", { base: "../..", import: "default" });
// A glob cannot name a package: these are the files of `@shop/core/locales/*`.
const core = import.meta.glob<Bundle>("../../packages/core/dist/locales/??.js", { base: "../..", import: "messages" });

/** React's `use` treats a promise with this status as settled and does not suspend. */
const RESOLVED = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

/** Texts of one storefront. Namespaces are "shared", "core" and the feature folders ("product", "product/model"). */
export interface Texts {
  language: string;
  /** Loaded namespaces, which the page loads again for hydration. */
  loadedNamespaces(): readonly TextNamespace[];
  load(...namespaces: readonly TextNamespace[]): Promise<void>;
  /** Resolves when the namespace is loaded; every caller gets the same promise. Stays pending if loading fails. */
  ready(namespace: TextNamespace): Promise<void>;
  t<Name extends TextNamespace>(namespace: Name): TFunction<Name>;
}

export function createTexts(language: string): Texts {
  const { addBundle, translate } = openLanguage(language);
  const loading = new Map<TextNamespace, Promise<void>>();
  const loaded = new Set<TextNamespace>();
  const pending = new Map<string, Promise<void>>();

  async function loadOne(namespace: TextNamespace): Promise<void> {
    try {
      await addBundle(namespace);
      loaded.add(namespace);
    } catch (error) {
      // Lets the next caller retry.
      loading.delete(namespace);
      throw error;
    }
  }

  function t<Name extends TextNamespace>(namespace: Name): TFunction<Name>;
  function t(namespace: TextNamespace): unknown {
    return translate(namespace);
  }

  return {
    language,
    loadedNamespaces: () => [...loading.keys()],
    async load(...namespaces) {
      for (const namespace of namespaces) {
        if (!loading.has(namespace)) loading.set(namespace, loadOne(namespace));
      }
      await Promise.all(loading.values());
    },
    ready(namespace) {
      if (loaded.has(namespace)) return RESOLVED;
      const existing = pending.get(namespace) ?? this.load(namespace).catch(() => new Promise<never>(() => {}));
      pending.set(namespace, existing);
      return existing;
    },
    t,
  };
}

type Translate = (...parameters: unknown[]) => unknown;

/** i18next with the bundles of one language. */
interface Language {
  addBundle(namespace: TextNamespace): Promise<void>;
  translate(namespace: TextNamespace): Translate;
}

/** The server's requests share them. */
const languages = new Map<string, Language>();

function openLanguage(language: string): Language {
  const opened = languages.get(language) ?? createLanguage(language);
  languages.set(language, opened);
  return opened;
}

function createLanguage(language: string): Language {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const translators = new Map<TextNamespace, Translate>();
  return {
    async addBundle(namespace) {
      if (i18n.hasResourceBundle(language, namespace)) return;
      i18n.addResourceBundle(language, namespace, await loadBundle(language, namespace));
    },
    translate(namespace) {
      const translator = translators.get(namespace) ?? rememberTexts(i18n.getFixedT(language, namespace));
      translators.set(namespace, translator);
      return translator;
    },
  };
}

/** Keeps texts without values: i18next resolves a key on each call, a third of the time to render a page. */
function rememberTexts(translate: (...parameters: never[]) => unknown): Translate {
  const texts = new Map<unknown, unknown>();
  return (key, ...options) => {
    const text: unknown =
      (options.length === 0 && texts.get(key)) || Reflect.apply(translate, undefined, [key, ...options]);
    // A missing text may be loaded later.
    if (options.length === 0 && text !== key) texts.set(key, text);
    return text;
  };
}

async function loadBundle(language: string, namespace: string): Promise<Bundle> {
  const path = textSourcePath(language, namespace);
  const load = own[`./${path}`] ?? core[path];
  if (load === undefined) throw new Error(`No texts "${namespace}" in "${language}"`);
  return await load();
}

/** Returns the source file of a namespace, as named in Vite's manifest. */
export function textSourcePath(language: string, namespace: string): string {
  if (namespace === "core") return `../../packages/core/dist/locales/${language}.js`;
  return namespace === "shared" ? `src/texts/${language}.json` : `src/features/${namespace}/texts/${language}.json`;
}
