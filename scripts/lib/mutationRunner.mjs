// Runs tests for `npm run mutations`: a test is repeated with each mutant that it reaches, in one warm process.
import { configureGlobal } from "fast-check";
import { inject, TestRunner, vi } from "vitest";

const { setImmediate, setTimeout, clearTimeout } = globalThis;
const now = performance.now.bind(performance);
/** A repetition may take this many times as long as the test without a mutant. */
const TIMES = 10;
const LEAST_MS = 500;
/** Tests that take longer do not try mutants that act on load. */
const SLOW_MS = 1000;

let active = 0;
let hits = new Set();
let deadline = Infinity;
let isLate = false;
let calls = 0;
globalThis.switchMutant = (id) => {
  if (id > 0) hits.add(id);
  calls = (calls + 1) & 255;
  if (calls === 0 && now() > deadline) {
    // Ends loops that a mutant made endless: code that catches the error goes on without the mutant.
    active = 0;
    isLate = true;
    deadline = Infinity;
    throw new Error("The mutant takes too long.");
  }
  return id === active && id > 0;
};

const killed = new Set();
/** Test modules collected in the mode `load`. */
let collected = 0;
/** Tests that fail with modules loaded again, without a mutant. */
const unusable = new Set();

/** Modes: `map` records the mutants that each test reaches, `kill` tries them, `load` loads all modules again for each. */
// oxlint-disable-next-line import/no-default-export -- Vitest's `runner` option takes the default export.
export default class MutationRunner extends TestRunner {
  #plan = inject("mutations");
  #queue = [];
  #failed = false;
  #isLoading = false;
  #started = 0;

  constructor(config) {
    super(config);
    if (this.#plan.mode !== "map") configureGlobal({ endOnFailure: true });
  }

  /** Loads the sources first: what a mutant changes while its module loads is none of a test's hits. */
  async onBeforeRunFiles() {
    if (this.#plan.mode === "load") return;
    for (const source of this.#plan.sources) await this.moduleRunner.import(source);
    this.#isLoading = true;
  }

  onCollectStart(file) {
    super.onCollectStart(file);
    if (this.#plan.mode !== "load") return;
    active = this.#plan.order[collected] ?? 0;
    collected += 1;
    vi.resetModules();
    deadline = now() + 10 * LEAST_MS;
  }

  async importFile(path, source) {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      if (this.#plan.mode !== "load" || active === 0) throw error;
      killed.add(active);
    }
  }

  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test);
    const { mode, tests } = this.#plan;
    if (mode === "load") {
      test.meta.killed = [...killed];
      if (killed.has(active) || unusable.has(test.id) || tests[test.id]?.ms > SLOW_MS) test.mode = "skip";
    }
    if (mode !== "kill" || test.mode === "skip") return;
    this.#queue = (tests[test.id]?.ids ?? []).filter((id) => !killed.has(id));
    if (this.#queue.length === 0) test.mode = "skip";
    // The last repetition is without a mutant: it must pass, or the others prove nothing.
    test.repeats = this.#queue.length;
    test.meta.killed = [];
  }

  onBeforeTryTask(test, attempt) {
    super.onBeforeTryTask(test, attempt);
    const { mode, tests } = this.#plan;
    // Between tests, only leftovers of the last one run.
    if (mode === "map" && this.#isLoading) test.meta.loaded = [...hits];
    this.#isLoading = false;
    hits = new Set();
    this.#failed = false;
    isLate = false;
    this.#started = now();
    if (mode === "kill") active = this.#queue[attempt.repeats] ?? 0;
    if (mode !== "map") deadline = now() + Math.max(LEAST_MS, TIMES * (tests?.[test.id]?.ms ?? 1000));
  }

  async runTask(test) {
    const fn = TestRunner.getTestFn(test);
    if (this.#plan.mode === "map") return fn();
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error("The mutant takes too long.")), deadline - now());
    });
    try {
      await Promise.race([fn(), late]);
    } catch {
      this.#failed = true;
    } finally {
      clearTimeout(timer);
    }
  }

  onAfterTryTask(test) {
    if (!this.#failed) super.onAfterTryTask(test);
  }

  async onAfterRetryTask(test, attempt) {
    await super.onAfterRetryTask(test, attempt);
    const { mode } = this.#plan;
    const isFailed = this.#failed || isLate || test.result.state === "fail";
    if (mode === "map") {
      Object.assign(test.meta, { hits: isFailed ? [] : [...hits], ms: now() - this.#started });
      hits = new Set();
    }
    if (mode === "load" && isFailed) {
      if (active === 0) unusable.add(test.id);
      else killed.add(active);
      test.meta.killed = [...killed];
      test.result.errors = undefined;
      test.result.state = "pass";
    }
    if (mode !== "kill") return;
    deadline = Infinity;
    const id = this.#queue[attempt.repeats];
    if (id !== undefined && isFailed) test.meta.killed.push(id);
    if (id === undefined && isFailed) test.meta.killed = [];
    if (id === undefined) for (const caught of test.meta.killed) killed.add(caught);
    active = 0;
    test.result.errors = undefined;
    test.result.state = "pass";
    // Leftovers of this attempt must not run with the next mutant.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
  }
}
