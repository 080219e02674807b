// Writes what derives from the tables of read calls and needs a name of its own for tree shaking: the single calls and
// the query builders. Part of the build.
import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const AREAS = ["account", "catalogue", "content", "related", "reviews", "search", "stock"];
const src = new URL("../src/", import.meta.url);

/** Names of clients that say too little alone: `reviews.list` is `reviewsCall`. */
const PUBLIC_NAMES = {
  reviews: { list: "reviews", summary: "reviewSummary", badge: "reviewBadge", rights: "reviewRights" },
  search: { products: "search", links: "searchLinks" },
};
const publicName = (area, name) => PUBLIC_NAMES[area]?.[name] ?? name;

const file = (imported, keyword, lines) =>
  [
    "// Written by scripts/readCalls.mjs from the tables of read calls: do not edit.",
    ...AREAS.filter((area) => lines.some((line) => line.includes(`typeof ${area}.`))).map(
      (area) => `import ${keyword}* as ${area} from "../calls/${area}.js";`,
    ),
    imported,
    "",
    ...lines,
    "",
  ].join("\n");

/** Returns the path below `src` and the text of each generated file. */
export async function readCallFiles() {
  const tables = await Promise.all(AREAS.map(async (area) => [area, await import(new URL(`calls/${area}.ts`, src))]));
  const calls = tables.flatMap(([area, table]) =>
    Object.keys(table)
      .toSorted()
      .map((name) => ({ area, name, call: table[name], type: `typeof ${area}.${name}` })),
  );
  // Without the annotation a bundler keeps every call of an app that uses one. A single call has neither a session nor the search engine.
  const single = calls
    .filter(({ area, call }) => !call.personal && area !== "search")
    .map(
      ({ area, name, type }) =>
        `export const ${publicName(area, name)}Call: SingleCall<${type}> = /* @__PURE__ */ singleCall(${area}.${name});`,
    );
  const queries = calls.map(({ area, name, call, type }) => {
    const owner = call.priced ? "priced" : call.personal && "personal";
    const input = [area, name, owner, call.staleTime].map((value) => JSON.stringify(value) ?? "undefined");
    while (input.at(-1) === "undefined") input.pop();
    return `export const ${publicName(area, name)}Query: QueryBuilder<${type}> = /* @__PURE__ */ readQuery(${input.join(", ")});`;
  });
  return {
    "calls/singleCalls.gen.ts": file('import { singleCall, type SingleCall } from "./apiCall.js";', "", single),
    "query/queries.gen.ts": file('import { type QueryBuilder, readQuery } from "./readQuery.js";', "type ", queries),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The tables are TypeScript, which names its files ".js".
  registerHooks({
    resolve: (specifier, context, next) =>
      next(context.parentURL?.startsWith(src.href) ? specifier.replace(/\.js$/, ".ts") : specifier, context),
  });
  for (const [path, text] of Object.entries(await readCallFiles())) writeFileSync(new URL(path, src), text);
}
