import type { Translations } from "../../db/columns.ts";
import { resolveTranslations } from "../../db/resolveTranslations.ts";
import type { Language } from "../searchEngine.ts";
import type { ContentToIndex, ProductToIndex, SharedTitles } from "./catalogueRows.queries.ts";
import type { Field, IndexDocument } from "./indexDocument.ts";

/** Sales at which popularity reaches its maximum. */
const MAX_SOLD = 1000;
const DIMENSIONS = ["width", "depth", "height"] as const;

export function productDocument(product: ProductToIndex, vocabulary: SharedTitles, language: Language): IndexDocument {
  const own = resolveTranslations(product.text, language);
  const title = (text: Translations | null | undefined): string =>
    resolveTranslations(text ?? {}, language)["title"] ?? "";
  const visibleCategories = product.categories.filter((id) => vocabulary.categories.has(id));
  const texts: [Field, string | undefined][] = [
    ["title", own["title"]],
    ["brand", product.brandId === null ? undefined : vocabulary.brands.get(product.brandId)],
    ...visibleCategories.map((id): [Field, string] => ["category", title(vocabulary.categories.get(id)?.text)]),
    ...ancestorsOf(visibleCategories, vocabulary).map((id): [Field, string] => [
      "ancestor",
      title(vocabulary.categories.get(id)?.text),
    ]),
    ...product.keywords.map((id): [Field, string] => ["keyword", title(vocabulary.keywords.get(id))]),
    ...product.attributeValues.map((id): [Field, string] => ["choice", title(vocabulary.attributeValues.get(id))]),
    ...product.features.map(({ valueId, text }): [Field, string] => [
      "feature",
      title(valueId === null ? text : vocabulary.featureValues.get(valueId)),
    ]),
    ["summary", own["chapo"]],
    ["summary", own["meta_title"]],
    ["summary", wordsOf(product.urls[language])],
    ["description", stripTags(own["description"])],
    ["description", stripTags(own["postscriptum"])],
  ];
  return {
    id: product.id,
    texts: texts.filter((pair): pair is [Field, string] => pair[1] !== undefined && pair[1] !== ""),
    refs: [product.ref, ...product.variants.flatMap(({ ref, ean }) => (ean === null ? [ref] : [ref, ean]))],
    sizes: sizesOf(product),
    categories: visibleCategories,
    popularity: Math.min(1, Math.log1p(product.sold) / Math.log1p(MAX_SOLD)),
    inStock: product.variants.some(({ stock }) => stock > 0),
  };
}

export function contentDocument(content: ContentToIndex, language: Language): IndexDocument {
  const own = resolveTranslations(content.text, language);
  const texts: [Field, string][] = [
    ["title", own["title"] ?? ""],
    ["keyword", own["keywords"] ?? ""],
    ["summary", own["chapo"] ?? ""],
    ["description", stripTags(own["description"])],
  ];
  return { id: content.id, texts, refs: [], sizes: [], categories: [], popularity: 0, inStock: true };
}

/** "sofa-kivik-black-1.html" → "sofa kivik black" */
const wordsOf = (url: string | undefined): string =>
  (url ?? "")
    .replace(/\.html$/, "")
    .replace(/[-_/\d]+/g, " ")
    .trim();

const stripTags = (html: string | undefined): string =>
  (html ?? "").replace(/<[^<>]*>/g, " ").replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, " ");

function ancestorsOf(ids: readonly number[], { categories }: SharedTitles): number[] {
  const found = new Set<number>();
  for (const id of ids) {
    let parent = categories.get(id)?.parentId ?? null;
    while (parent !== null && !found.has(parent)) {
      found.add(parent);
      parent = categories.get(parent)?.parentId ?? null;
    }
  }
  return [...found].filter((id) => !ids.includes(id));
}

/** Dimensions of the product and of each of its sizes. */
function sizesOf({ features, variants }: ProductToIndex): number[][] {
  const own = Object.fromEntries(features.flatMap(({ code, number }) => (number === null ? [] : [[code, number]])));
  const all = [own, ...variants.map(({ measures }): Record<string, unknown> => ({ ...own, ...measures }))].map(
    (measures) =>
      DIMENSIONS.map((name) => measures[name]).filter((value): value is number => typeof value === "number"),
  );
  return [...new Map(all.map((size) => [size.join(), size])).values()].filter((size) => size.length > 0);
}
