/** Texts of a namespace in i18next's format (v4): nested keys, `{{placeholders}}`, plural and context suffixes. */
export interface TextBundle {
  readonly [key: string]: string | TextBundle;
}

/** Dotted key → text. */
type FlatTexts = ReadonlyMap<string, string>;

/** The options of i18next's `t` that this app uses. */
interface TextValues {
  /** Selects the plural suffix: "_one", "_few", "_other". */
  readonly count?: number | undefined;
  /** Selects the text "key_context" if there is one. */
  readonly context?: string | undefined;
  /** Used when the key is missing. */
  readonly defaultValue?: string | undefined;
  readonly [placeholder: string]: unknown;
}

export type ResolveText = (key: string, values?: TextValues) => string;

/** Resolves the texts of one language like i18next does (resolveTexts.test.ts); decision 0237. */
export function createTextResolver(language: string) {
  const namespaces = new Map<string, FlatTexts>();
  const resolvers = new Map<string, ResolveText>();
  let pluralRules: Intl.PluralRules | undefined;

  function pluralForm(count: number): string {
    pluralRules ??= new Intl.PluralRules(language);
    return pluralRules.select(count);
  }

  const createResolver =
    (namespace: string): ResolveText =>
    (key, values) => {
      if (import.meta.env.DEV) requireSupported(key, values ?? {});
      // Read on each call: a namespace may be loaded after its resolver was made.
      const texts = namespaces.get(namespace);
      if (values === undefined) return texts?.get(key) ?? key;
      const { count, context, defaultValue } = values;
      const find = (name: string): string | undefined =>
        (typeof count === "number" ? texts?.get(`${name}_${pluralForm(count)}`) : undefined) ?? texts?.get(name);
      const text = (context === undefined ? undefined : find(`${key}_${context}`)) ?? find(key);
      return interpolate(text ?? defaultValue ?? key, values);
    };

  return {
    hasTexts: (namespace: string): boolean => namespaces.has(namespace),
    addTexts(namespace: string, bundle: TextBundle): void {
      namespaces.set(namespace, flattenTexts(bundle));
    },
    /** Returns the same resolver for every call with this namespace. */
    resolverOf(namespace: string): ResolveText {
      const resolver = resolvers.get(namespace) ?? createResolver(namespace);
      resolvers.set(namespace, resolver);
      return resolver;
    },
  };
}

/** Flattened once, a text is one look-up, and a key from a response ("constructor") finds nothing inherited. */
function flattenTexts(bundle: TextBundle): FlatTexts {
  const texts = new Map<string, string>();
  const add = (section: TextBundle, prefix: string): void => {
    for (const [name, text] of Object.entries(section)) {
      if (typeof text === "string") texts.set(prefix + name, text);
      else add(text, `${prefix}${name}.`);
    }
  };
  add(bundle, "");
  return texts;
}

/** Inserts values in one pass: a value that contains "{{name}}" or "$t(key)" stays as it is. */
function interpolate(text: string, values: TextValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    // Array's toString, as in i18next: null and undefined become "".
    Object.hasOwn(values, name) ? [values[name]].join("") : placeholder,
  );
}

const UNSUPPORTED = ["ordinal", "returnObjects", "joinArrays", "replace", "lng", "ns", "postProcess"];

/** Throws in development and tests where the types allow what only i18next resolves. */
function requireSupported(key: unknown, values: unknown): void {
  if (typeof key !== "string") throw new TypeError("Only i18next resolves lists of keys and selectors");
  if (typeof values !== "object" || values === null) throw new TypeError(`Text "${key}": pass { defaultValue }`);
  const option = UNSUPPORTED.find((name) => Object.hasOwn(values, name));
  if (option !== undefined) throw new TypeError(`Text "${key}": only i18next resolves the option "${option}"`);
}
