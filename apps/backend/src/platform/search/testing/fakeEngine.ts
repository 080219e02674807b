import { Hono } from "hono";
import * as v from "valibot";
import { renderTemplate } from "./renderTemplate.ts";

/**
 * Fake of the Elasticsearch and OpenSearch REST API, with the documented statuses, error types and response shapes. It
 * finds documents that contain all words, without relevance ranking.
 */
export interface FakeEngine {
  fetch: typeof globalThis.fetch;
  /** All requests, such as "PUT _scripts/shop_product". */
  calls: string[];
  indices: Map<string, Map<string, Document>>;
  aliases: Map<string, Set<string>>;
  isDown: boolean;
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
      v.object({ remove_index: v.object({ index: v.string() }) }),
    ]),
  ),
});
const indexRequest = v.object({
  settings: v.object({ analysis: v.record(v.string(), v.record(v.string(), v.looseObject({}))) }),
  mappings: v.looseObject({ dynamic: v.literal("strict"), properties: v.record(v.string(), v.looseObject({})) }),
});
const script = v.object({ script: v.object({ lang: v.literal("mustache"), source: v.string() }) });
const templateCall = v.strictObject({
  id: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});
const rendered = v.looseObject({
  from: v.number(),
  size: v.number(),
  post_filter: v.optional(v.object({ term: v.object({ categories: v.number() }) })),
});

export function createFakeEngine(): FakeEngine {
  const indices: FakeEngine["indices"] = new Map();
  const aliases: FakeEngine["aliases"] = new Map();
  const mappings = new Map<string, v.InferOutput<typeof indexRequest>["mappings"]>();
  const scripts = new Map<string, string>();
  const app = new Hono();
  const resolveAlias = (name: string): string[] => [...(aliases.get(name) ?? (indices.has(name) ? [name] : []))];
  const noIndex = (name: string) => error("index_not_found_exception", `no such index [${name}]`, 404);

  app.put("/_scripts/:id", async (c) => {
    scripts.set(c.req.param("id"), v.parse(script, await c.req.json()).script.source);
    return c.json({ acknowledged: true });
  });
  app.get("/_alias/:alias", (c) => {
    const names = [...(aliases.get(c.req.param("alias")) ?? [])];
    if (names.length === 0) return c.json({ error: `alias [${c.req.param("alias")}] missing`, status: 404 }, 404);
    return c.json(Object.fromEntries(names.map((name) => [name, { aliases: { [c.req.param("alias")]: {} } }])));
  });
  app.post("/_aliases", async (c) => {
    for (const action of v.parse(aliasActions, await c.req.json()).actions) {
      if ("remove_index" in action) {
        indices.delete(action.remove_index.index);
        for (const names of aliases.values()) names.delete(action.remove_index.index);
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
    const { settings, mappings: mapping } = v.parse(indexRequest, await c.req.json());
    const missing = missingAnalysis(settings.analysis, mapping.properties);
    if (missing !== undefined) return c.json(error("illegal_argument_exception", missing, 400), 400);
    indices.set(name, new Map());
    mappings.set(name, mapping);
    return c.json({ acknowledged: true, shards_acknowledged: true, index: name });
  });
  app.delete("/:index", (c) => {
    const name = c.req.param("index");
    return indices.delete(name) ? c.json({ acknowledged: true }) : c.json(noIndex(name), 404);
  });
  app.get("/:index/_mapping", (c) =>
    c.json(
      Object.fromEntries(
        resolveAlias(c.req.param("index")).map((name) => [name, { mappings: mappings.get(name) ?? {} }]),
      ),
    ),
  );
  app.post("/:index/_refresh", (c) => c.json({ _shards: { total: 1, successful: 1, failed: 0 } }));
  app.post("/:index/_search", (c) => {
    const [name] = resolveAlias(c.req.param("index"));
    const documents = name === undefined ? [] : [...(indices.get(name)?.values() ?? [])];
    const hits = documents.map(({ id, digest }) => ({ _id: String(id), _source: { id, digest } }));
    return c.json({ hits: { total: { value: hits.length, relation: "eq" }, hits } });
  });
  app.post("/:index/_search/template", async (c) => {
    const [name] = resolveAlias(c.req.param("index"));
    if (name === undefined) return c.json(noIndex(c.req.param("index")), 404);
    const { id, params } = v.parse(templateCall, await c.req.json());
    const source = scripts.get(id);
    if (source === undefined)
      return c.json(error("resource_not_found_exception", `unable to find script [${id}]`, 404), 404);
    const query = v.parse(rendered, JSON.parse(renderTemplate(source, params)));
    if (query.from + query.size > 10_000) {
      return c.json(error("illegal_argument_exception", "Result window is too large", 400), 400);
    }
    return c.json(searchResponse([...(indices.get(name)?.values() ?? [])], params, query));
  });

  const engine: FakeEngine = {
    indices,
    aliases,
    calls: [],
    isDown: false,
    async fetch(input, init) {
      const request = new Request(input, init);
      engine.calls.push(`${request.method} ${new URL(request.url).pathname.slice(1)}`);
      if (engine.isDown) throw new TypeError("fetch failed");
      return app.fetch(request);
    },
  };
  return engine;
}

function searchResponse(
  documents: Document[],
  params: Record<string, string | number>,
  { from, size, post_filter: filter }: v.InferOutput<typeof rendered>,
) {
  const words = String(params["text"]).toLowerCase().split(/\s+/);
  const all = documents.filter((document) => {
    const text = JSON.stringify(document).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const categoriesOf = ({ categories }: Document): number[] => v.parse(v.array(v.number()), categories);
  const found = filter === undefined ? all : all.filter((one) => categoriesOf(one).includes(filter.term.categories));
  const counts = Map.groupBy(all.flatMap(categoriesOf), (id) => id);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: found.length, relation: "eq" },
      max_score: null,
      hits: found
        .slice(from, from + size)
        .map(({ id }) => ({ _index: "i", _id: String(id), _score: 1.5, sort: [1.5, id] })),
    },
    aggregations: {
      all: { doc_count: all.length },
      categories: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: [...counts].map(([key, list]) => ({ key, doc_count: list.length })),
      },
    },
    suggest: {
      correction: [{ text: "halein", offset: 5, length: 6, options: [{ text: "hallein", score: 0.8, freq: 1 }] }],
    },
  };
}

/** Returns an error for an undefined analyzer or filter, as the engine does. */
function missingAnalysis(
  analysis: Record<string, Record<string, Record<string, unknown>>>,
  properties: Record<string, Record<string, unknown>>,
): string | undefined {
  const builtIn = new Set(["lowercase", "german_normalization", "asciifolding"]);
  const names = v.optional(v.array(v.string()), []);
  for (const [name, analyzer] of Object.entries(analysis["analyzer"] ?? {})) {
    const filters = v
      .parse(names, analyzer["filter"])
      .filter((one) => !builtIn.has(one) && !(one in (analysis["filter"] ?? {})));
    if (filters.length > 0) return `analyzer [${name}] has unknown filters [${filters.join()}]`;
  }
  const used = JSON.stringify(properties).matchAll(/"(?:search_)?analyzer":"([^"]+)"/g);
  const unknown = [...used].find(([, name = ""]) => !(name in (analysis["analyzer"] ?? {})));
  return unknown && `analyzer [${unknown[1]}] not found`;
}
