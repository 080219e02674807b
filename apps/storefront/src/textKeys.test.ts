// TypeScript checks that every key in sources exists (i18next.d.ts); these tests find keys that no source uses.
import { expect, test } from "vitest";
import { createTexts } from "./i18n/createTexts.ts";
import { allTexts, getKeys } from "./testing/allTexts.ts";

const sources = Object.entries(
  import.meta.glob<string>(
    [
      "./**/*.{ts,tsx}",
      "../server/**/*.ts",
      "../../../packages/core/src/{calls,cart,domain,shared}/**/*.ts",
      "!./**/*.test.*",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
const words = new Set(sources.flatMap(([, source]) => source.match(/[\w-]+/g) ?? []));

const getFeature = (path: string): string | undefined => /^\.\/features\/(\w+)\//.exec(path)?.[1];

/** Returns a test for keys that a source names, "sort.price", or composes of words in sources: `sort.${order}`. */
function usedKeys(source: string): (key: string) => boolean {
  const names = new Set([...source.matchAll(/"([\w.-]+)"/g)].map(([, name = ""]) => name));
  const templates = [...source.matchAll(/`((?:[\w.-]|\$\{[^}]*\})+)`/g)].map(([, template = ""]) => template);
  const patterns = templates
    .filter((template) => /\w\.\$\{|\}\.\w/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "([\\w.-]+)")}$`));
  // i18next appends the context of a text to its key.
  const hasContext = source.includes("context:");
  return (key) =>
    names.has(key) ||
    (hasContext && names.has(key.replace(/_\w+$/, ""))) ||
    patterns.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((part) => part.split(".").every((word) => words.has(word))),
    );
}

/** Whether a source calls `t("cart")`, or `useTexts(atCheckout ? "checkout" : "account")`. */
const readsTexts = (source: string, namespace: string): boolean =>
  source.includes(`("${namespace}")`) || new RegExp(`useTexts\\([^)]*"${namespace}"`).test(source);

/** Whether the server reads the file of texts itself: it accesses them as members, `failed.retry`. */
const readsFile = (source: string, namespace: string): boolean => source.includes(`"features/${namespace}/texts"`);

const namespaces = [...allTexts.keys()].filter((namespace) => !namespace.startsWith("backend/"));

test.each(namespaces)("every key of %s is used", (namespace) => {
  const used = sources
    .filter(([path, source]) => namespace === "core" || getFeature(path) === namespace || readsTexts(source, namespace))
    .map(([, source]) => usedKeys(source));
  for (const [, source] of sources) if (readsFile(source, namespace)) used.push((key) => source.includes(key));
  expect(getKeys(namespace, "de").filter((key) => !used.some((isUsed) => isUsed(key)))).toEqual([]);
});

test("an unknown key or namespace does not compile", () => {
  const texts = createTexts("de");
  // @ts-expect-error -- no key of the cart
  texts.t("cart")("coupon.unknownKey");
  // @ts-expect-error -- no namespace
  expect(texts.t("basket")).toBeTypeOf("function");
});
