import type { FlatNamespace, TFunction } from "i18next";
import { createTextResolver, type TextBundle } from "./resolveTexts.ts";

export type TextNamespace = FlatNamespace;

// One chunk per feature and language, so that a page loads only its own texts in one language.
const own = import.meta.glob<TextBundle>("./src/**/texts/*.json", { base: "../..", import: "default" });
// A glob cannot name a package: these are the files of `@shop/core/locales/*`.
const core = import.meta.glob<TextBundle>("../../packages/core/dist/locales/??.js", {
  base: "../..",
  import: "messages",
});

/** React's `use` treats a promise with this status as settled and does not suspend. */
const RESOLVED = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

/** Texts of one storefront. Namespaces are "shared", "core" and the feature folders ("product", "product/model"). */
export interface Texts {
  language: string;
  /** Namespaces of the page, which it loads again for hydration. */
  pageNamespaces(): readonly TextNamespace[];
  load(...namespaces: readonly TextNamespace[]): Promise<void>;
  /** Loads texts of parts that hydrate after the page, and load them again then: see `useTexts`. */
  loadLazy(...namespaces: readonly TextNamespace[]): Promise<void>;
  /** Resolves when the namespace is loaded; every caller gets the same promise. Stays pending if loading fails. */
  ready(namespace: TextNamespace): Promise<void>;
  t<Name extends TextNamespace>(namespace: Name): TFunction<Name>;
}

export function createTexts(language: string): Texts {
  const resolver = openLanguage(language);
  const loading = new Map<TextNamespace, Promise<void>>();
  const loaded = new Set<TextNamespace>();
  const ofPage = new Set<TextNamespace>();
  const pending = new Map<string, Promise<void>>();

  async function loadOne(namespace: TextNamespace): Promise<void> {
    try {
      if (!resolver.hasTexts(namespace)) resolver.addTexts(namespace, await loadBundle(language, namespace));
      loaded.add(namespace);
    } catch (error) {
      // Lets the next caller retry.
      loading.delete(namespace);
      throw error;
    }
  }

  async function loadLazy(...namespaces: readonly TextNamespace[]): Promise<void> {
    await Promise.all(
      namespaces.map((namespace) => {
        const load = loading.get(namespace) ?? loadOne(namespace);
        loading.set(namespace, load);
        return load;
      }),
    );
  }

  function t<Name extends TextNamespace>(namespace: Name): TFunction<Name>;
  function t(namespace: TextNamespace): unknown {
    return resolver.resolverOf(namespace);
  }

  return {
    language,
    pageNamespaces: () => [...ofPage],
    async load(...namespaces) {
      for (const namespace of namespaces) ofPage.add(namespace);
      await loadLazy(...namespaces);
    },
    loadLazy,
    ready(namespace) {
      if (loaded.has(namespace)) return RESOLVED;
      const existing = pending.get(namespace) ?? loadLazy(namespace).catch(() => new Promise<never>(() => {}));
      pending.set(namespace, existing);
      return existing;
    },
    t,
  };
}

type TextResolver = ReturnType<typeof createTextResolver>;

/** The server's requests share them. */
const resolvers = new Map<string, TextResolver>();

function openLanguage(language: string): TextResolver {
  const resolver = resolvers.get(language) ?? createTextResolver(language);
  resolvers.set(language, resolver);
  return resolver;
}

async function loadBundle(language: string, namespace: string): Promise<TextBundle> {
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
