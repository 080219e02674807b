import { createHash } from "node:crypto";
import { fold } from "../analysis/fold.ts";
import type { Lexicon } from "../analysis/lexicon.ts";
import type { Language } from "../searchEngine.ts";

/** Words of other languages stay as they are. */
const STEMMERS: Partial<Record<Language, string>> = { de: "light_german", ro: "romanian", en: "english" };

const text = { type: "text", analyzer: "shop_index", search_analyzer: "shop_search" };

/** Body of `PUT {index}`: analysis and mappings, with the same lexicon as the embedded engine. */
export function indexBody(language: Language, lexicon: Lexicon) {
  const body = { settings: settingsOf(language, lexicon), mappings };
  const version = createHash("sha256").update(JSON.stringify(body)).digest("hex").slice(0, 16);
  return { version, body: { ...body, mappings: { ...mappings, _meta: { version } } } };
}

const mappings = {
  dynamic: "strict",
  properties: {
    id: { type: "integer" },
    title: { ...text, fields: { plain: { type: "text", analyzer: "shop_plain" } } },
    category: text,
    ancestor: text,
    brand: text,
    keyword: text,
    choice: text,
    feature: text,
    summary: text,
    description: text,
    sizes: { type: "text", analyzer: "shop_plain" },
    refs: { type: "keyword" },
    categories: { type: "integer" },
    popularity: { type: "float" },
    in_stock: { type: "boolean" },
    digest: { type: "keyword", index: false },
  },
};

function settingsOf(language: Language, { stopwords, words, synonyms }: Lexicon) {
  const folding = language === "de" ? "german_normalization" : "asciifolding";
  const stemmer = STEMMERS[language];
  const stem = stemmer === undefined ? [] : ["shop_stem"];
  const decompound = language === "de" ? ["shop_decompound"] : [];
  return {
    number_of_shards: 1,
    analysis: {
      char_filter: {
        // Normalizes "160 x 90 cm" to one token, as in the documents.
        shop_sizes: {
          type: "pattern_replace",
          pattern: String.raw`(\d+)\s*(?:cm)?\s*[x×]\s*(?=\d)`,
          replacement: "$1x",
        },
      },
      filter: {
        shop_stop: { type: "stop", stopwords: stopwords.map((word) => fold(word, language)) },
        // Before decompounding, because synonyms are parsed by the preceding filters and the decompounder cannot parse
        // them.
        shop_synonyms: { type: "synonym_graph", lenient: true, synonyms },
        ...(stemmer !== undefined && { shop_stem: { type: "stemmer", language: stemmer } }),
        ...(language === "de"
          ? {
              shop_decompound: {
                type: "dictionary_decompounder",
                word_list: [...new Set(words.map((word) => fold(word, language)))],
                min_subword_size: 3,
                only_longest_match: true,
              },
            }
          : {}),
      },
      analyzer: {
        shop_index: analyzer(["lowercase", folding, "shop_stop", ...decompound, ...stem]),
        shop_search: analyzer(["lowercase", folding, "shop_synonyms", "shop_stop", ...decompound, ...stem]),
        shop_plain: analyzer(["lowercase", folding]),
      },
    },
  };
}

const analyzer = (filter: readonly string[]) => ({
  type: "custom",
  char_filter: ["shop_sizes"],
  tokenizer: "standard",
  filter,
});
