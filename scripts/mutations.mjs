// `npm run mutations [-- --area=cart] [--file=cartStorage] [--sample=200 --seed=1]`: changes the core in one place at a
// time and lists the changes that no test notices. Fails under 92 % or when a change listed as equivalent is gone.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { createVitest } from "vitest/node";
import { mutantsOf, withSwitches } from "./lib/mutants.mjs";
import { seededRandom } from "./lib/seededRandom.mjs";
import { sourceFiles } from "./lib/sourceFiles.mjs";
import { at, readJson } from "./lib/workspace.mjs";

const LEAST_SCORE = 92;
/** Test modules that are loaded with a mutant that acts on load. */
const LOADS = 5;
/** The quickest tests that reach a mutant try it, until they have taken this long. */
const BUDGET_MS = 3000;
const SOURCES = "packages/core/src/";
const AREAS = {
  money: /^domain\/money\//,
  vat: /^domain\/vat\//,
  pricing: /^domain\/pricing\//,
  cart: /^(domain\/)?cart\//,
  shipping: /^(domain\/)?shipping\//,
  session: /^(domain\/)?session\//,
  order: /^domain\/order\//,
  checkout: /^(checkout\/|calls\/checkout)/,
  idempotency: /^calls\/(transport\/|cartClient)/,
};
const areaOf = (path) => Object.keys(AREAS).find((area) => AREAS[area].test(path));

const { values: options } = parseArgs({
  options: {
    area: { type: "string", default: "" },
    file: { type: "string", default: "" },
    tests: { type: "string", default: "" },
    sample: { type: "string" },
    verbose: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
  },
});

const paths = sourceFiles(/\.ts$/)
  .filter((path) => path.startsWith(SOURCES) && !/\.test\.|\/testing\//.test(path))
  .map((path) => path.slice(SOURCES.length))
  .filter(
    (path) => (options.area === "" ? areaOf(path) : areaOf(path) === options.area) && path.includes(options.file),
  );
const sources = new Map(paths.map((path) => [at(SOURCES, path), readFileSync(at(SOURCES, path), "utf8")]));
const all = paths.flatMap((path) => mutantsOf(path, sources.get(at(SOURCES, path))));

const listed = readJson(at("scripts/mutations.equivalent.json"))
  .filter(({ file }) => paths.includes(file))
  .flatMap(({ changes, ...place }) => changes.map((change) => ({ ...place, change })));
const isListed = (mutant, { file, line, change }) =>
  mutant.path === file && mutant.text === line && mutant.change === change;
const gone = listed.filter((entry) => !all.some((mutant) => isListed(mutant, entry)));
let mutants = all.filter((mutant) => !listed.some((entry) => isListed(mutant, entry)));
if (options.sample !== undefined) {
  const random = seededRandom(Number(options.seed));
  const drawn = mutants.map((mutant) => [random(), mutant]).toSorted(([a], [b]) => a - b);
  mutants = drawn.slice(0, Number(options.sample)).map(([, mutant]) => mutant);
}
mutants.forEach((mutant, index) => (mutant.id = index + 1));

const started = Date.now();
const order = new Map();
let mode = "";
const vitest = await createVitest(
  {
    root: at("packages/core"),
    config: false,
    include: ["src/**/*.test.ts"],
    setupFiles: [at("scripts/testing/failOnConsole.ts")],
    runner: at("scripts/lib/mutationRunner.mjs"),
    testTimeout: 20_000,
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
    // Its key does not know the mutants.
    fsModuleCache: false,
    watch: false,
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: [{ onTestModuleEnd: ({ moduleId }) => options.verbose && progress(moduleId) }],
    onConsoleLog: () => false,
    sequence: {
      sequencer: class {
        shard = (files) => files;
        // Loads have the order of their mutants.
        sort = (files) =>
          mode === "load"
            ? files
            : files.toSorted((a, b) => (order.get(a.moduleId) ?? 0) - (order.get(b.moduleId) ?? 0));
      },
    },
  },
  {
    plugins: [
      {
        name: "mutants",
        enforce: "pre",
        transform(code, id) {
          if (!/\/packages\/(core|testkit)\/.*\.ts$/.test(id)) return;
          const own = mutants.filter(({ path }) => at(SOURCES, path) === id);
          return { code: withSwitches(code, own), map: null };
        },
      },
    ],
  },
);

/** Returns the tests of a run of these test modules, all of them without `moduleIds`. */
async function run(plan, moduleIds) {
  mode = plan.mode;
  vitest.provide("mutations", plan);
  vitest.state.filesMap.clear();
  // Replaced modules would stay in the shared process.
  const found = (await vitest.globTestSpecifications()).filter(
    ({ moduleId }) =>
      new RegExp(options.tests).test(moduleId) &&
      !/\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(moduleId, "utf8")),
  );
  const specifications = moduleIds?.map((id) => found.find(({ moduleId }) => moduleId === id)) ?? found;
  await vitest.runTestSpecifications(specifications);
  // With mutants, errors are the rule.
  if (mode === "map") for (const error of vitest.state.errorsSet) progress(`error: ${error.stack}`);
  const modules = vitest.state.getTestModules();
  for (const module of mode === "map" ? modules : []) {
    for (const { message } of module.errors()) progress(`not used: ${module.moduleId}: ${message}`);
  }
  return modules.flatMap((module) => [...module.children.allTests()]);
}
const progress = (text) => process.stderr.write(`${Math.round((Date.now() - started) / 1000)} s: ${text}\n`);

progress(`${mutants.length} mutants in ${paths.length} files`);
const loadedFirst = [...sources.keys()];
const tests = (await run({ mode: "map", sources: loadedFirst })).toSorted((a, b) => a.meta().ms - b.meta().ms);
/** Mutants that act while a module loads. */
const loading = new Set(tests.flatMap((test) => test.meta().loaded ?? []));
const seen = new Set();
const spent = new Map();
const plan = {};
/** Test modules by source. */
const reaching = new Map(paths.map((path) => [path, new Set()]));
for (const test of tests) {
  const { hits = [], ms = 0 } = test.meta();
  const ids = hits.filter((id) => !spent.has(id) || spent.get(id) + ms <= BUDGET_MS);
  plan[test.id] = { ids, ms };
  for (const id of ids) {
    seen.add(id);
    spent.set(id, (spent.get(id) ?? 0) + ms);
    reaching.get(mutants[id - 1].path).add(test.module.moduleId);
  }
  order.set(test.module.moduleId, (order.get(test.module.moduleId) ?? 0) + ms);
}
for (const test of tests) {
  if (test.result().state === "failed") progress(`fails without a mutant, not used: ${test.fullName}`);
}
progress(`${tests.length} tests reach ${seen.size} mutants, ${loading.size} act on load`);

const killed = new Set();
const collect = (tried) => {
  for (const test of tried) for (const id of test.meta().killed ?? []) killed.add(id);
};
collect(await run({ mode: "kill", tests: plan, sources: loadedFirst }, [...order.keys()]));
progress(`${killed.size} killed`);

/**
 * Returns the test modules that may notice a mutant of a source: its own first, then those that reach it, those beside it
 * and the quickest. No test reaches a source that only acts on load.
 */
function nearest(path) {
  const source = at(SOURCES, path);
  const isOwn = (moduleId) => moduleId.startsWith(source.replace(/ts$/, ""));
  const isBeside = (moduleId) => dirname(moduleId) === dirname(source);
  const isReaching = (moduleId) => reaching.get(path).has(moduleId);
  const closeness = (moduleId) =>
    4 * Number(isOwn(moduleId)) + 2 * Number(isReaching(moduleId)) + Number(isBeside(moduleId));
  return [...order.keys()]
    .filter((moduleId) => closeness(moduleId) > 0)
    .toSorted((a, b) => closeness(b) - closeness(a) || order.get(a) - order.get(b))
    .slice(0, LOADS);
}
// Modules keep what they computed once, so that a repeated test may not reach a mutant again.
const left = mutants.filter(({ id }) => (loading.has(id) || seen.has(id)) && !killed.has(id));
const loads = left.flatMap(({ id, path }) => nearest(path).map((moduleId) => ({ id, moduleId })));
// First without a mutant: a test that fails then proves nothing. The last one reports what all killed.
if (loads.length > 0) {
  for (const moduleId of new Set(loads.map((load) => load.moduleId))) loads.unshift({ id: 0, moduleId });
  loads.push(loads[0]);
  collect(
    await run(
      { mode: "load", tests: plan, order: loads.map(({ id }) => id) },
      loads.map(({ moduleId }) => moduleId),
    ),
  );
}
await vitest.close();

const score = (list) => (100 * list.filter(({ id }) => killed.has(id)).length) / Math.max(1, list.length);
const survivors = mutants.filter(({ id }) => !killed.has(id));
for (const { path, line, text, change, id } of survivors) {
  console.log(
    `${SOURCES}${path}:${line}${seen.has(id) || loading.has(id) ? "" : " (no test)"}\n  ${text}\n  ${change}`,
  );
}
for (const { file, line, change } of gone) console.log(`Listed as equivalent, but gone: ${file}: ${line}: ${change}`);
console.log("\narea         mutants  killed  survived  equivalent   score");
for (const [area, own] of [...Map.groupBy(mutants, ({ path }) => areaOf(path)), ["all", mutants]]) {
  const equivalent = area === "all" ? listed.length : listed.filter(({ file }) => areaOf(file) === area).length;
  const caught = own.filter(({ id }) => killed.has(id)).length;
  const columns = [
    [own.length, 8],
    [caught, 8],
    [own.length - caught, 10],
    [equivalent, 12],
  ];
  const cells = columns.map(([value, width]) => String(value).padStart(width)).join("");
  console.log(`${area.padEnd(12)}${cells}${score(own).toFixed(1).padStart(6)} %`);
}
process.exit(score(mutants) < LEAST_SCORE || gone.length > 0 ? 1 : 0);
