import * as v from "valibot";
import type { Analyzer } from "../analysis/analyzer.ts";
import { editDistance, maxDistance } from "../index/editDistance.ts";
import type { SpellingSuggestion } from "../index/spellingDictionary.ts";
import { planQuery } from "../query/planQuery.ts";
import type { QueryPlan } from "../query/queryPlan.ts";
import type { TermStats, Vocabulary } from "../query/vocabulary.ts";
import { type EngineClient, SEARCH_TIMEOUT_MS } from "./engineClient.ts";

/** A plan needs one round if all words are known, and four if a compound is misspelled. */
const MAX_ROUNDS = 6;
const MAX_WORDS = 24;
const MIN_MISSPELLED_LENGTH = 4;
/** Documents that the words of a stem or prefix are read from: all words of a large catalogue would take too long. */
const SAMPLE = 2000;
/** The engine rejects automata of very long words. */
const MAX_WORD_LENGTH = 40;

/** Assumed of a word before the engine answers: a known word needs no further lookups. */
const PRESENT: TermStats = { documents: 1, isNamed: true, categoryShare: 0 };

const KINDS_OF_LOOKUP = ["terms", "words", "stems", "prefixes", "wordsOfStem", "spellings"] as const;
type LookupKind = (typeof KINDS_OF_LOOKUP)[number];

interface Answers extends Record<LookupKind, Map<string, unknown>> {
  documentCount: number;
  terms: Map<string, TermStats | undefined>;
  words: Map<string, SpellingSuggestion[]>;
  stems: Map<string, SpellingSuggestion[]>;
  prefixes: Map<string, string[]>;
  wordsOfStem: Map<string, string[]>;
  spellings: Map<string, string | undefined>;
}

type Lookups = Record<LookupKind, Set<string>>;

export interface RemoteIndex {
  client: EngineClient;
  /** Name or alias. */
  name: string;
  analyzer: Analyzer;
}

/**
 * Plans a query with the vocabulary of an engine: each round of answers makes a new plan, until one needs no other
 * lookups.
 */
export async function planRemotely(index: RemoteIndex, text: string): Promise<QueryPlan> {
  const answers: Answers = {
    documentCount: 1,
    terms: new Map(),
    words: new Map(),
    stems: new Map(),
    prefixes: new Map(),
    wordsOfStem: new Map(),
    spellings: new Map(),
  };
  for (let round = 1; ; round++) {
    const lookups: Lookups = {
      terms: new Set(),
      words: new Set(),
      stems: new Set(),
      prefixes: new Set(),
      wordsOfStem: new Set(),
      spellings: new Set(),
    };
    const plan = planQuery(recordingVocabulary(index.analyzer, answers, lookups), text);
    if (round > MAX_ROUNDS || KINDS_OF_LOOKUP.every((kind) => lookups[kind].size === 0)) return plan;
    await Promise.all([fetchTerms(index, lookups, answers), fetchWords(index, lookups, answers)]);
  }
}

/** Answers from what is known, and records all other lookups. */
function recordingVocabulary(analyzer: Analyzer, answers: Answers, lookups: Lookups): Vocabulary {
  const isKnown = (kind: LookupKind, key: string): boolean => {
    if (key.length > MAX_WORD_LENGTH) return false;
    const known = answers[kind].has(key);
    if (!known) lookups[kind].add(key);
    return known;
  };
  return {
    analyzer,
    documentCount: answers.documentCount,
    find: (term) =>
      isKnown("terms", term) ? answers.terms.get(term) : /^\p{L}{1,40}$/u.test(term) ? PRESENT : undefined,
    suggestWords: (word) =>
      word.length >= MIN_MISSPELLED_LENGTH && isKnown("words", word) ? (answers.words.get(word) ?? []) : [],
    suggestStems: (stem) =>
      stem.length >= MIN_MISSPELLED_LENGTH && isKnown("stems", stem) ? (answers.stems.get(stem) ?? []) : [],
    complete: (prefix, most) =>
      isKnown("prefixes", prefix) ? (answers.prefixes.get(prefix) ?? []).slice(0, most) : [],
    wordByStem: (stem) =>
      isKnown("wordsOfStem", stem)
        ? answers.wordsOfStem.get(stem)?.find((word) => analyzer.stem(word) === stem)
        : undefined,
    originalSpelling: (word) => (isKnown("spellings", word) ? answers.spellings.get(word) : undefined),
  };
}

const fieldStats = v.optional(
  v.object({
    field_statistics: v.optional(v.object({ doc_count: v.number() })),
    terms: v.record(v.string(), v.object({ doc_freq: v.optional(v.number(), 0) })),
  }),
);
const termsResponse = v.object({
  term_vectors: v.object({ names: fieldStats, mentions: fieldStats, kinds: fieldStats }),
});

/** Reads document counts as the statistics of a document that has all terms. */
async function fetchTerms({ client, name }: RemoteIndex, lookups: Lookups, answers: Answers): Promise<void> {
  const terms = [...lookups.terms];
  if (terms.length === 0) return;
  const { term_vectors: fields } = await client.call({
    method: "POST",
    path: `${name}/_termvectors`,
    body: {
      doc: { names: terms, mentions: terms, kinds: terms },
      fields: ["names", "mentions", "kinds"],
      positions: false,
      offsets: false,
      term_statistics: true,
    },
    responseSchema: termsResponse,
    timeoutMs: SEARCH_TIMEOUT_MS,
  });
  answers.documentCount = Math.max(1, fields.names?.field_statistics?.doc_count ?? 0);
  for (const term of terms) {
    const [named = 0, mentioned = 0, inCategory = 0] = [fields.names, fields.mentions, fields.kinds].map(
      (field) => field?.terms[term]?.doc_freq,
    );
    const documents = named + mentioned;
    answers.terms.set(
      term,
      documents === 0 ? undefined : { documents, isNamed: named > 0, categoryShare: inCategory / documents },
    );
  }
}

const suggestResponse = v.object({
  suggest: v.optional(
    v.record(v.string(), v.array(v.object({ options: v.array(v.object({ text: v.string(), freq: v.number() })) }))),
    {},
  ),
});
const wordsResponse = v.object({
  aggregations: v.object({ words: v.object({ buckets: v.array(v.object({ key: v.string() })) }) }),
});
const spellingsResponse = v.object({
  hits: v.object({ hits: v.array(v.object({ _source: v.object({ spellings: v.record(v.string(), v.string()) }) })) }),
});

async function fetchWords(index: RemoteIndex, lookups: Lookups, answers: Answers): Promise<void> {
  const each = (words: Iterable<string>, fetch: (word: string) => Promise<void>): Promise<void>[] =>
    [...words].map(fetch);
  await Promise.all([
    fetchSuggestions(index, lookups, answers),
    ...each(lookups.prefixes, async (prefix) => {
      const include = `${escapeRegExp(prefix)}.*`;
      answers.prefixes.set(
        prefix,
        await fetchSample(index, { prefix: { words: prefix } }, { include, size: MAX_WORDS }),
      );
    }),
    ...each(lookups.wordsOfStem, async (stem) => {
      answers.wordsOfStem.set(stem, await fetchSample(index, { term: { stems: stem } }, { size: 100 }));
    }),
    ...each(lookups.spellings, async (word) => {
      const body = { size: 1, terminate_after: 1, _source: ["spellings"], query: { term: { words: word } } };
      const { hits } = await search(index, body, spellingsResponse);
      const [hit] = hits.hits;
      const { _source: source } = hit ?? {};
      answers.spellings.set(word, source?.spellings[word]);
    }),
  ]);
}

async function fetchSuggestions(index: RemoteIndex, lookups: Lookups, answers: Answers): Promise<void> {
  const fields = ["words", "stems"] as const;
  const suggest = Object.fromEntries(
    fields.flatMap((field) =>
      [...lookups[field]].map((text) => [`${field} ${text}`, { text, term: suggester(field, text) }]),
    ),
  );
  if (Object.keys(suggest).length === 0) return;
  const { suggest: suggestions } = await search(index, { size: 0, suggest }, suggestResponse);
  for (const field of fields) {
    for (const text of lookups[field]) {
      const options = suggestions[`${field} ${text}`]?.flatMap((entry) => entry.options) ?? [];
      answers[field].set(text, nearest(text, options));
    }
  }
}

/** Returns the most frequent words of the first documents that match. */
async function fetchSample(index: RemoteIndex, query: object, words: object): Promise<string[]> {
  const body = { size: 0, terminate_after: SAMPLE, query, aggs: { words: { terms: { field: "words", ...words } } } };
  const { aggregations } = await search(index, body, wordsResponse);
  return aggregations.words.buckets.map(({ key }) => key);
}

const search = <T>(
  { client, name }: RemoteIndex,
  body: object,
  responseSchema: v.GenericSchema<unknown, T>,
): Promise<T> =>
  client.call({ method: "POST", path: `${name}/_search`, body, responseSchema, timeoutMs: SEARCH_TIMEOUT_MS });

const suggester = (field: string, text: string) => ({
  field,
  size: 10,
  suggest_mode: "always",
  prefix_length: 0,
  min_word_length: 3,
  max_edits: maxDistance(text),
  string_distance: "damerau_levenshtein",
});

/** Sorts as the spelling dictionary in memory does. */
const nearest = (text: string, options: readonly { text: string; freq: number }[]): SpellingSuggestion[] =>
  options
    .map(({ text: word, freq }) => ({ word, freq, distance: editDistance(text, word, maxDistance(text)) }))
    .filter(({ distance }) => distance <= maxDistance(text))
    .toSorted((a, b) => a.distance - b.distance || b.freq - a.freq)
    .map(({ word, distance }) => ({ word, distance }));

const escapeRegExp = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
