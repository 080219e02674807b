import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { FIXED_SEED } from "../../../testkit/src/arbitraries.js";
import type { SubmittedAction } from "../../../testkit/src/cartLedger.js";
import type { Outcome } from "../../../testkit/src/cartNetwork.js";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import { CartSimulation, type CartTab } from "../../../testkit/src/cartSimulation.js";
import { FakeCartBackend, type FakeVariant } from "../testing/fakeCartBackend.js";
import { forgetCart } from "./exchangeCart.js";
import { type CartSummary, summarizeCart } from "./cartSummary.js";

/**
 * Client, network and backend under random schedules. Once everything is answered, the backend's cart matches the
 * submitted actions: nothing lost or doubled, every sum exact to the cent, the same in every tab.
 */

const VARIANTS: readonly FakeVariant[] = [
  { variantId: 1, productId: 11, unitCents: 89_999, vatPercent: 20, stock: 6 },
  { variantId: 2, productId: 12, unitCents: 4995, vatPercent: 20, stock: 1000 },
  { variantId: 3, productId: 13, unitCents: 1333, vatPercent: 10, stock: 1000 },
];

type Step =
  | { do: "add" | "setQuantity" | "decrease"; tab: number; item: number; quantity: number }
  | { do: "clear" | "reload" | "crash" | "resume"; tab: number }
  | { do: "open" | "offline" | "online" }
  | { do: "run"; events: number }
  | { do: "wait" | "jump"; ms: number };

const tab = fc.nat(1);
const item = fc.nat(VARIANTS.length - 1);
const HOUR = 3_600_000;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant("add" as const), tab, item, quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("setQuantity" as const),
      tab,
      item,
      quantity: fc.integer({ min: 0, max: 8 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("decrease" as const), tab, item, quantity: fc.constant(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom("clear" as const, "reload" as const, "crash" as const, "resume" as const),
      tab,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("open" as const, "offline" as const, "online" as const) }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant("run" as const), events: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(1000, 5000, 60_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("jump" as const), ms: fc.constantFrom(-HOUR, HOUR, -9 * HOUR, 9 * HOUR) }),
  },
);
const steps = fc.array(step, { minLength: 1, maxLength: 22 });
const fates: fc.Arbitrary<Outcome[]> = fc.array(
  fc.constantFrom<Outcome>("arrives", "arrives", "arrives", "requestLost", "responseLost", "twice", 429, 500, 503),
  { maxLength: 14 },
);

const percentOff = fc.constantFrom(0, 10, 33);

const at = (world: CartSimulation, index: number): CartTab => world.tabs[index % world.tabs.length] ?? world.open();

async function play(world: CartSimulation, scheduler: fc.Scheduler, one: Step): Promise<void> {
  switch (one.do) {
    case "add": {
      const { unitCents, vatPercent, stock, variantId, productId } = VARIANTS[one.item]!;
      const line = { ...createCartPreview({ unitCents, vatPercent, stock }), variantId, productId };
      return at(world, one.tab).store.add(line, { quantity: one.quantity });
    }
    case "setQuantity":
    case "decrease":
      return at(world, one.tab).store[one.do](VARIANTS[one.item]!.variantId, one.quantity);
    case "clear":
      return at(world, one.tab).store.clear();
    case "crash":
      return world.crash(at(world, one.tab));
    case "reload":
      world.crash(at(world, one.tab));
      return void world.open();
    case "resume":
      return at(world, one.tab).listeners.resumed.forEach((listener) => listener());
    case "open":
      if (world.tabs.length < 2) world.open();
      return;
    case "offline":
      return world.setOnline(false);
    case "online":
      return world.setOnline(true);
    case "run":
      for (let count = 0; count < one.events && scheduler.count() > 0; count++) await scheduler.waitOne();
      return;
    case "wait":
      return world.advance(one.ms);
    case "jump":
      world.now += one.ms;
  }
}

/** Returns the expected quantities, in the order of submission. */
function expectedQuantities(submitted: readonly SubmittedAction[]): Map<number, number> {
  const lines = new Map<number, number>();
  for (const { mutation, outcome } of submitted) {
    if (outcome !== "pending" || mutation.kind === "setFulfilmentCenter") continue;
    if (mutation.kind === "clear") {
      lines.clear();
      continue;
    }
    const before = lines.get(mutation.variantId);
    if (mutation.kind === "setQuantity" && before === undefined) continue;
    const quantity = mutation.kind === "add" ? (before ?? 0) + mutation.quantity : mutation.quantity;
    if (quantity < 1) lines.delete(mutation.variantId);
    else lines.set(mutation.variantId, quantity);
  }
  return lines;
}

function expectSynced(world: CartSimulation, backend: FakeCartBackend): void {
  expect(backend.reusedKeys).toBe(0);
  for (const { engine, store } of world.tabs) {
    const state = store.getSnapshot();
    const summary = summarizeCart(state);
    const lines = summary.lines.map((line) => [line.variantId, line.quantity]);
    expect(engine.getSnapshot()).toMatchObject({ queue: [], inFlight: undefined, pausedReason: undefined });
    expect(lines).toEqual(backend.lines(state.cartId) ?? []);
    const { subtotalCents, discountCents } = backend.totals(state.cartId);
    expect([summary.subtotalCents, summary.discountCents]).toEqual([subtotalCents, discountCents]);
    expect(state.cartId).toBe(world.tabs[0]!.store.getSnapshot().cartId);
  }
}

const sums = ({ itemCount, subtotalCents, discountCents, vat }: CartSummary) => ({
  itemCount,
  subtotalCents,
  discountCents,
  vat,
});

/** CART_SEED and CART_RUNS extend the default run. */
const SEED = Number(process.env["CART_SEED"] ?? FIXED_SEED.seed);
const RUNS = Number(process.env["CART_RUNS"] ?? 5000);
const drift = (sequence: readonly Step[]): number =>
  sequence.reduce((sum, one) => sum + (one.do === "jump" || one.do === "wait" ? Math.abs(one.ms) : 0), 0);

test("actions, lost requests and answers, duplicates, 429, 500, 503, offline, reloads, crashes, two tabs, clock jumps", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, fates, percentOff, async (scheduler, sequence, fate, percent) => {
      fc.pre(drift(sequence) < 19 * HOUR);
      const backend = new FakeCartBackend(VARIANTS, percent);
      const world = new CartSimulation({ scheduler, backend, outcomes: fate });
      world.open();
      for (const one of sequence) await play(world, scheduler, one);
      if (world.tabs.length === 0) world.open();
      const before = world.tabs[0]!.store.getSnapshot();
      const estimate = summarizeCart(before);
      // A tab that has not received the broadcast yet displays the old state.
      const isAlone = !sequence.some((one) => one.do === "open");
      const areTermsKnown = isAlone && (percent === 0 || (before.confirmed?.coupons ?? []).length > 0);
      const rejectedBefore = world.submitted.filter((one) => one.outcome === "rejected").length;
      await world.runUntilIdle();
      expectSynced(world, backend);
      const state = world.tabs[0]!.store.getSnapshot();
      // Three 500s in a row after a lost response: the outcome is unknown, and reported as such.
      const isUncertain = fate.filter((one) => one === 500).length >= 3;
      const lost = world.submitted.filter((one) => one.outcome === "dropped");
      expect(isUncertain ? [] : lost).toEqual([]);
      const held = new Map(backend.lines(state.cartId) ?? []);
      expect(held).toEqual(lost.length > 0 ? held : expectedQuantities(world.submitted));
      // The estimate before the response equals the response.
      const isAllAccepted =
        lost.length === 0 && rejectedBefore === world.submitted.filter((one) => one.outcome === "rejected").length;
      const after = sums(summarizeCart(state));
      expect(areTermsKnown && isAllAccepted ? sums(estimate) : after).toEqual(after);
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 120_000);

type Event = Step | { do: "signIn"; tab: number } | { do: "signOut"; tab: number } | { do: "order" };
const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: step },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("signIn" as const), tab }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("signOut" as const), tab }) },
    { weight: 1, arbitrary: fc.constant({ do: "order" as const }) },
  ),
  { minLength: 1, maxLength: 22 },
);

test("ordered, merged and forgotten carts: no add is applied twice, and none is lost unreported", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), events, fates, percentOff, async (scheduler, sequence, fate, percent) => {
      const backend = new FakeCartBackend(VARIANTS, percent);
      const world = new CartSimulation({ scheduler, backend, outcomes: fate });
      world.open();
      for (const one of sequence) {
        if (world.tabs.length === 0) world.open();
        if (one.do === "signIn") void world.signIn(at(world, one.tab)).catch(() => {});
        if (one.do === "signOut") forgetCart(at(world, one.tab).engine);
        if (one.do === "order") backend.endCart(at(world, 0).store.getSnapshot().cartId);
        if (one.do !== "signIn" && one.do !== "signOut" && one.do !== "order") await play(world, scheduler, one);
      }
      if (world.tabs.length === 0) world.open();
      await world.runUntilIdle();
      await world.resumeAll();
      expectSynced(world, backend);
      const lastClear = world.submitted.findLastIndex(({ mutation }) => mutation.kind === "clear");
      const twice = world.submitted.filter((one) => world.countExecutions(one) > 1);
      const unreported = world.submitted
        .slice(lastClear + 1)
        .filter((one) => one.mutation.kind === "add" && one.outcome === "pending" && world.countExecutions(one) === 0);
      expect({ twice, unreported }).toEqual({ twice: [], unreported: [] });
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 120_000);

test("the same over the real HTTP client, with its own retries", async () => {
  await import("ky");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const idle = async (): Promise<boolean> => {
    if (vi.getTimerCount() === 0) return false;
    await vi.advanceTimersToNextTimerAsync();
    return true;
  };
  try {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, fates, async (scheduler, sequence, fate) => {
        fc.pre(drift(sequence) < 19 * HOUR);
        const backend = new FakeCartBackend(VARIANTS);
        const world = new CartSimulation({ scheduler, backend, outcomes: fate, runNextHttpTimer: idle });
        world.open();
        for (const one of sequence) await play(world, scheduler, one);
        if (world.tabs.length === 0) world.open();
        await world.runUntilIdle();
        expectSynced(world, backend);
        const held = new Map(backend.lines(at(world, 0).store.getSnapshot().cartId) ?? []);
        expect(held).toEqual(
          world.submitted.some((one) => one.outcome === "dropped") ? held : expectedQuantities(world.submitted),
        );
      }),
      { seed: SEED, numRuns: Math.ceil(RUNS / 40) },
    );
  } finally {
    vi.useRealTimers();
  }
}, 120_000);
