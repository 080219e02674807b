import { Hono } from "hono";
import * as v from "valibot";
import { editDistance } from "../index/editDistance.ts";

/**
 * Fake of the Elasticsearch and OpenSearch REST API, with the documented statuses, error types and response shapes. It
 * finds documents that contain all words, without relevance ranking.
 */
export interface FakeEngine {
  fetch: typeof globalThis.fetch;
  /** All requests, such as "POST _bulk". */
  calls: string[];
  indices: Map<string, Map<string, Document>>;
  aliases: Map<string, Set<string>>;
  isDown: boolean;
  /** The next request is answered with 400. */
  rejectNext: boolean;
}

type Document = Record<string, unknown>;

const error = (type: string, reason: string, status: number) => ({ error: { type, reason }, status });
const bulkAction = v.union([
  v.object({ index: v.object({ _index: v.string(), _id: v.string() }) }),
  v.object({ delete: v.object({ _index: v.string(), _id: v.string() }) }),
]);
const aliasActions = v.object({
  actions: v.array(
    v.union([
      v.object({ add: v.object({ index: v.string(), alias: v.string() }) }),
      v.object({ remove: v.object({ index: v.string(), alias: v.string() }) }),
    ]),
  ),
});
const indexRequest = v.object({
  aliases: v.optional(v.record(v.string(), v.looseObject({})), {}),
  mappings: v.looseObject({ dynamic: v.literal("strict"), properties: v.record(v.string(), v.looseObject({})) }),
});
const terms = v.array(v.string());
const termVectorsRequest = v.object({ doc: v.record(v.picklist(["names", "mentions", "kinds"]), terms) });
const categoryFilter = v.object({ filter: v.array(v.object({ term: v.object({ categories: v.number() }) })) });
const searchRequest = v.looseObject({
  from: v.optional(v.number(), 0),
  size: v.number(),
  query: v.optional(v.looseObject({})),
  post_filter: v.optional(v.object({ bool: categoryFilter })),
  aggs: v.optional(
    v.looseObject({ inCategory: v.optional(v.object({ filter: v.object({ bool: categoryFilter }) })) }),
    {},
  ),
  suggest: v.optional(v.record(v.string(), v.object({ text: v.string() })), {}),
});
type SearchRequest = v.InferOutput<typeof searchRequest>;

export function createFakeEngine(): FakeEngine {
  const indices: FakeEngine["indices"] = new Map();
  const aliases: FakeEngine["aliases"] = new Map();
  const mappings = new Map<string, v.InferOutput<typeof indexRequest>["mappings"]>();
  const app = new Hono();
  const resolveAlias = (name: string): string[] => [...(aliases.get(name) ?? (indices.has(name) ? [name] : []))];
  const noIndex = (name: string) => error("index_not_found_exception", `no such index [${name}]`, 404);

  app.get("/_alias/:alias", (c) => {
    const names = [...(aliases.get(c.req.param("alias")) ?? [])];
    if (names.length === 0) return c.json({ error: `alias [${c.req.param("alias")}] missing`, status: 404 }, 404);
    return c.json(Object.fromEntries(names.map((name) => [name, { aliases: { [c.req.param("alias")]: {} } }])));
  });
  app.post("/_aliases", async (c) => {
    for (const action of v.parse(aliasActions, await c.req.json()).actions) {
      if ("remove" in action) {
        aliases.get(action.remove.alias)?.delete(action.remove.index);
      } else {
        const { index, alias } = action.add;
        if (!indices.has(index)) return c.json(noIndex(index), 404);
        aliases.set(alias, (aliases.get(alias) ?? new Set()).add(index));
      }
    }
    return c.json({ acknowledged: true });
  });
  app.post("/_bulk", async (c) => {
    const text = await c.req.text();
    if (c.req.header("Content-Type") !== "application/x-ndjson" || !text.endsWith("\n")) {
      return c.json(error("illegal_argument_exception", "The bulk request must be terminated by a newline", 400), 400);
    }
    const lines = text.trimEnd().split("\n");
    const items: object[] = [];
    for (let at = 0; at < lines.length; at++) {
      const action = v.parse(bulkAction, JSON.parse(lines[at] ?? ""));
      if ("delete" in action) {
        const { _index: index, _id: id } = action.delete;
        const [name = index] = resolveAlias(index);
        items.push({ delete: { _id: id, status: indices.get(name)?.delete(id) === true ? 200 : 404 } });
      } else {
        const { _index: index, _id: id } = action.index;
        const [name] = resolveAlias(index);
        const document = v.parse(v.looseObject({}), JSON.parse(lines[++at] ?? ""));
        const unknownField =
          name && Object.keys(document).find((field) => !(field in (mappings.get(name)?.properties ?? {})));
        if (name === undefined || unknownField !== undefined) {
          const type = name === undefined ? "index_not_found_exception" : "strict_dynamic_mapping_exception";
          items.push({ index: { _id: id, status: name === undefined ? 404 : 400, error: { type } } });
        } else {
          indices.get(name)?.set(id, document);
          items.push({ index: { _id: id, status: 201 } });
        }
      }
    }
    return c.json({ took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items });
  });
  app.put("/:index", async (c) => {
    const name = c.req.param("index");
    if (indices.has(name)) return c.json(error("resource_already_exists_exception", name, 400), 400);
    const { mappings: mapping, aliases: named } = v.parse(indexRequest, await c.req.json());
    for (const alias of Object.keys(named)) aliases.set(alias, new Set([name]));
    indices.set(name, new Map());
    mappings.set(name, mapping);
    return c.json({ acknowledged: true, shards_acknowledged: true, index: name });
  });
  app.put("/:index/_mapping", async (c) => {
    const [name = ""] = resolveAlias(c.req.param("index"));
    const mapping = mappings.get(name);
    if (mapping === undefined) return c.json(noIndex(name), 404);
    mappings.set(name, { ...mapping, ...v.parse(v.object({ _meta: v.looseObject({}) }), await c.req.json()) });
    return c.json({ acknowledged: true });
  });
  app.put("/:index/_settings", (c) =>
    indices.has(c.req.param("index")) ? c.json({ acknowledged: true }) : c.json(noIndex(c.req.param("index")), 404),
  );
  app.delete("/:index", (c) => {
    const names = c.req.param("index").split(",");
    const missing = names.find((name) => !indices.delete(name));
    for (const [alias, ofAlias] of aliases)
      if (names.some((name) => ofAlias.delete(name)) && ofAlias.size === 0) aliases.delete(alias);
    return missing === undefined ? c.json({ acknowledged: true }) : c.json(noIndex(missing), 404);
  });
  app.get("/_cat/indices/:pattern", (c) => {
    const prefix = c.req.param("pattern").replace("*", "");
    return c.json([...indices.keys()].filter((name) => name.startsWith(prefix)).map((index) => ({ index })));
  });
  app.get("/:index/_mapping", (c) =>
    c.json(
      Object.fromEntries(
        resolveAlias(c.req.param("index")).map((name) => [name, { mappings: mappings.get(name) ?? {} }]),
      ),
    ),
  );
  app.post("/:index/_refresh", (c) => c.json({ _shards: { total: 1, successful: 1, failed: 0 } }));
  app.post("/:index/_termvectors", async (c) => {
    const [name] = resolveAlias(c.req.param("index"));
    if (name === undefined) return c.json(noIndex(c.req.param("index")), 404);
    const { doc } = v.parse(termVectorsRequest, await c.req.json());
    return c.json({ term_vectors: termVectors([...(indices.get(name)?.values() ?? [])], doc) });
  });
  app.post("/:index/_search", async (c) => {
    const [name] = resolveAlias(c.req.param("index"));
    if (name === undefined) return c.json(noIndex(c.req.param("index")), 404);
    const request = v.parse(searchRequest, await c.req.json());
    if (request.from + request.size > 10_000) {
      return c.json(error("illegal_argument_exception", "Result window is too large", 400), 400);
    }
    return c.json(searchResponse([...(indices.get(name)?.values() ?? [])], request));
  });

  const engine: FakeEngine = {
    indices,
    aliases,
    calls: [],
    isDown: false,
    rejectNext: false,
    async fetch(input, init) {
      const request = new Request(input, init);
      engine.calls.push(`${request.method} ${new URL(request.url).pathname.slice(1)}`);
      if (engine.isDown) throw new TypeError("fetch failed");
      if (engine.rejectNext) {
        engine.rejectNext = false;
        return Response.json(error("search_phase_execution_exception", "too many clauses", 400), { status: 400 });
      }
      return app.fetch(request);
    },
  };
  return engine;
}

/** Documents that have this term, or a word that begins like this. */
const wordQuery = v.union([
  v.object({ prefix: v.object({ words: v.string() }), term: v.optional(v.undefined()) }),
  v.object({ prefix: v.optional(v.undefined()), term: v.record(v.picklist(["words", "stems"]), v.string()) }),
]);

const hasWord = (document: Document, { prefix, term }: v.InferOutput<typeof wordQuery>): boolean =>
  prefix === undefined
    ? Object.entries(term).every(([field, word]) => listOf(document, field).includes(word))
    : listOf(document, "words").some((word) => word.startsWith(prefix.words));

const listOf = (document: Document, field: string): string[] => v.parse(terms, document[field]);

function termVectors(documents: Document[], doc: v.InferOutput<typeof termVectorsRequest>["doc"]) {
  const entries = Object.entries(doc).map(([field, wanted]) => {
    const counts = Map.groupBy(
      documents.flatMap((document) => listOf(document, field)),
      (term) => term,
    );
    const stats = wanted.map((term) => [term, { term_freq: 1, doc_freq: counts.get(term)?.length }]);
    return [field, { field_statistics: { doc_count: documents.length }, terms: Object.fromEntries(stats) }];
  });
  return v.parse(v.record(v.string(), v.looseObject({})), Object.fromEntries(entries));
}

function searchResponse(
  documents: Document[],
  { from, size, query, post_filter: filter, aggs, suggest }: SearchRequest,
) {
  const wanted = new Set(
    [...JSON.stringify(query ?? {}).matchAll(/"(?:names|mentions)":(\[[^\]]*\])/g)].flatMap(([, list = "[]"]) =>
      v.parse(v.pipe(v.string(), v.parseJson(), terms), list),
    ),
  );
  const ofWord = v.safeParse(wordQuery, query);
  const prefix = ofWord.success ? (ofWord.output.prefix?.words ?? "") : "";
  const isWanted = (document: Document): boolean =>
    ofWord.success
      ? hasWord(document, ofWord.output)
      : ["names", "mentions"].some((field) => listOf(document, field).some((term) => wanted.has(term)));
  const all = query !== undefined && "match_all" in query ? documents : documents.filter(isWanted);
  const categoriesOf = ({ categories }: Document): number[] => v.parse(v.array(v.number()), categories);
  const within = (filters: v.InferOutput<typeof categoryFilter>["filter"] = []): Document[] =>
    all.filter((one) => filters.every(({ term }) => categoriesOf(one).includes(term.categories)));
  const found = within(filter?.bool.filter);
  const counts = Map.groupBy(all.flatMap(categoriesOf), (id) => id);
  const words = new Set(documents.flatMap((document) => listOf(document, "words")));
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: found.length, relation: "eq" },
      max_score: null,
      hits: found.slice(from, from + size).map(({ id, digest, spellings }) => ({
        _index: "i",
        _id: String(id),
        _score: 1.5,
        _source: { id, digest, spellings },
        sort: [id],
      })),
    },
    aggregations: {
      all: { doc_count: all.length },
      words: {
        buckets: [...new Set(all.flatMap((document) => listOf(document, "words")))]
          .filter((word) => word.startsWith(prefix))
          .map((key) => ({ key, doc_count: 1 })),
      },
      inCategory: { doc_count: within(aggs.inCategory?.filter.bool.filter).length },
      categories: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: [...counts].map(([key, list]) => ({ key, doc_count: list.length })),
      },
    },
    suggest: Object.fromEntries(
      Object.entries(suggest).map(([name, { text }]) => {
        const near = [...words].filter((word) => editDistance(word, text, 2) <= 2);
        return [name, [{ text, options: near.map((word) => ({ text: word, score: 0.8, freq: 1 })) }]];
      }),
    ),
  };
}
