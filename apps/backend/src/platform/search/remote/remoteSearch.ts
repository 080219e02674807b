import * as v from "valibot";
import { refTerm } from "../index/refTerm.ts";
import { NO_HITS, type SearchHits, type SearchQuery } from "../searchEngine.ts";
import type { EngineClient } from "./engineClient.ts";
import { indexName, templateName } from "./syncEngine.ts";

/** Timeout, after which the embedded engine takes over. */
const TIMEOUT_MS = 1500;

const bucket = v.object({ key: v.number(), doc_count: v.number() });
const suggestion = v.object({
  offset: v.number(),
  length: v.number(),
  options: v.array(v.object({ text: v.string() })),
});
const responseSchema = v.object({
  hits: v.object({
    total: v.object({ value: v.number() }),
    hits: v.array(v.object({ _id: v.pipe(v.string(), v.regex(/^\d+$/)), _score: v.nullable(v.number()) })),
  }),
  aggregations: v.object({
    all: v.object({ doc_count: v.number() }),
    categories: v.object({ buckets: v.array(bucket) }),
  }),
  suggest: v.optional(v.object({ correction: v.optional(v.array(suggestion)) })),
});

/** Searches with the stored template, so that the engine receives parameters only, never a query. */
export async function remoteSearch(client: EngineClient, prefix: string, query: SearchQuery): Promise<SearchHits> {
  const { kind, language, text, from, size, category } = query;
  if (text.trim() === "") return NO_HITS;
  const answer = await client.call({
    method: "POST",
    path: `${indexName(prefix, kind, language)}/_search/template`,
    // The engine rejects windows beyond the 10,000th hit.
    body: {
      id: templateName(prefix, kind),
      params: {
        text,
        ref: refTerm(text),
        from: Math.min(from, 10_000 - size),
        size,
        ...(category === undefined ? {} : { category }),
      },
    },
    responseSchema,
    timeoutMs: TIMEOUT_MS,
  });
  const { hits, aggregations, suggest } = answer;
  const correction = applyCorrections(text, suggest?.correction ?? []);
  return {
    total: hits.total.value,
    unfilteredTotal: aggregations.all.doc_count,
    hits: from + size > 10_000 ? [] : hits.hits.map(({ _id, _score }) => ({ id: Number(_id), score: _score ?? 0 })),
    categories: aggregations.categories.buckets.map(({ key, doc_count }) => ({ id: key, count: doc_count })),
    ...(correction === undefined ? {} : { correction }),
  };
}

function applyCorrections(text: string, suggestions: readonly v.InferOutput<typeof suggestion>[]): string | undefined {
  let changed = text;
  for (const { offset, length, options } of suggestions.toReversed()) {
    const [best] = options;
    if (best !== undefined) changed = changed.slice(0, offset) + best.text + changed.slice(offset + length);
  }
  return changed === text ? undefined : changed;
}
