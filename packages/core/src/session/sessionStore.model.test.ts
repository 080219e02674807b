// Random histories of a session: tabs, clock jumps, sleep, network failures, sign-outs at any point.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  CUSTOMER,
  HOUR,
  MINUTE,
  type Network,
  type SessionSimulation,
  createSessionSimulation,
  type Tab,
} from "../../../testkit/src/sessionSimulation.js";

type Step =
  | { kind: "signIn" | "signOut" | "resume" | "online" | "reload" | "freeze" | "thaw" | "call"; tab: number }
  | { kind: "pass" | "sleep"; ms: number }
  | { kind: "jump"; ms: number }
  | { kind: "network"; network: Network }
  | { kind: "latency"; ms: number }
  | { kind: "revokeAll" };

const tab = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("signIn"), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("signOut"), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom("resume", "online", "reload", "freeze", "thaw", "call"), tab }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom("pass", "sleep"), ms: time(5 * HOUR) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("jump"), ms: fc.integer({ min: -24 * HOUR, max: 24 * HOUR }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("network"),
      network: fc.constantFrom("ok", "ok", "offline", "error", "lost"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("latency"), ms: fc.constantFrom(0, 100, 5000, 14_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revokeAll") }) },
) as fc.Arbitrary<Step>;

function time(max: number): fc.Arbitrary<number> {
  return fc.oneof(fc.constantFrom(1000, MINUTE, 4 * HOUR, 4 * HOUR + MINUTE), fc.nat(max));
}

/** A refresh is in flight during the next step. */
const meanwhile: fc.Arbitrary<Step[]> = tab.map((on) => [
  { kind: "network", network: "ok" },
  { kind: "latency", ms: 5000 },
  { kind: "jump", ms: 4 * HOUR },
  { kind: "resume", tab: on },
]);

const history: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: step.map((one) => [one]),
      },
      { weight: 1, arbitrary: meanwhile },
    ),
    { maxLength: 20, size: "max" },
  )
  .map((parts) => parts.flat());

/** Runs one history and checks the invariants after every step. */
async function runHistory(steps: readonly Step[]): Promise<void> {
  const world = await createSessionSimulation();
  world.open();
  world.open();
  const audit = auditTokens(world);

  for (const one of steps) {
    await applyStep(world, one, audit);
    expect(world.server.maxInFlight, "never two refreshes at once").toBeLessThanOrEqual(1);
    const isBack = audit.isSignedOut && world.local.get("jwtToken") !== undefined;
    expect(isBack, "never a token after the sign-out").toBe(false);
    expect(audit.wronglyDropped, "never signed out while the token is valid").toEqual([]);
  }

  world.server.network = "ok";
  world.server.latencyMs = 0;
  for (const each of world.tabs) each.isFrozen = false;
  // A tab learns from its next call that its token was revoked.
  for (const each of world.tabs) await act(world, "call", each, audit);
  await world.advance(10 * MINUTE);
  for (const each of world.tabs) each.resume();
  await world.advance(10 * MINUTE);
  const stored = world.local.get("jwtToken");
  expect(stored === undefined || world.server.isValid(stored), "what is stored is good").toBe(true);
  for (const each of world.tabs) {
    expect(each.session.getSnapshot(), "all tabs agree").toMatchObject(
      stored === undefined
        ? { status: "guest", customer: undefined, profileName: "" }
        : { status: "customer", customer: CUSTOMER, customerId: 7 },
    );
  }
}

interface TokenAudit {
  /** The last completed user action was a sign-out. */
  isSignedOut: boolean;
  /** Number of sign-ins and sign-outs in progress: a valid token may be dropped. */
  isMoving: number;
  /** A page is opening: it relies on its clock and sends no request. */
  isOpening: boolean;
  wronglyDropped: string[];
}

/** Records whether the backend accepts a token at the moment it leaves storage. */
function auditTokens(world: SessionSimulation): TokenAudit {
  const audit: TokenAudit = { isSignedOut: false, isMoving: 0, isOpening: false, wronglyDropped: [] };
  const { local, server } = world;
  const remove = local.remove.bind(local);
  local.remove = (key) => {
    const text = key === "jwtToken" ? local.get(key) : undefined;
    if (
      text !== undefined &&
      audit.isMoving === 0 &&
      server.isValid(text) &&
      !isExpiredByClock(world, audit.isOpening)
    ) {
      audit.wronglyDropped.push(text);
    }
    remove(key);
  };
  return audit;
}

/** Expired as far as this device can tell: the backend was unreachable, or the page has just opened. */
function isExpiredByClock(world: SessionSimulation, isOpening: boolean): boolean {
  const ageMs = world.deviceNow() - Number(world.local.get("jwt_received_at"));
  return ageMs >= 6 * HOUR && (world.server.lastRefresh !== "ok" || isOpening);
}

async function applyStep(world: SessionSimulation, one: Step, audit: TokenAudit): Promise<void> {
  const { server } = world;
  if ("tab" in one) return act(world, one.kind, world.tabs[one.tab], audit);
  switch (one.kind) {
    case "pass":
      return world.advance(one.ms);
    case "sleep":
      return world.sleep(one.ms);
    case "jump":
      return world.shiftDeviceClock(one.ms);
    case "network":
      server.network = one.network;
      return;
    case "latency":
      server.latencyMs = one.ms;
      return;
    case "revokeAll":
      for (const token of server.tokens) token.isRevoked = true;
      return;
  }
}

async function act(
  world: SessionSimulation,
  kind: Extract<Step, { tab: number }>["kind"],
  each: Tab | undefined,
  audit: TokenAudit,
): Promise<void> {
  if (each === undefined) return;
  switch (kind) {
    case "signIn": {
      if (each.isFrozen) return;
      audit.isSignedOut = false;
      audit.isMoving += 1;
      void each.session
        .signIn({ email: CUSTOMER.email, password: "geheim12" })
        .catch(() => {})
        .finally(() => (audit.isMoving -= 1));
      // A sign-in still in flight would end a later session.
      do await world.advance(MINUTE);
      while (audit.isMoving > 0);
      return;
    }
    case "signOut":
      if (each.isFrozen) return;
      audit.isMoving += 1;
      each.session.signOut();
      audit.isMoving -= 1;
      audit.isSignedOut = true;
      return world.flush();
    case "resume":
      each.isFrozen = false;
      each.resume();
      return world.flush();
    case "online":
      if (!each.isFrozen) each.goOnline();
      return world.flush();
    case "reload":
      audit.isOpening = true;
      world.reload(each);
      await world.flush();
      audit.isOpening = false;
      return;
    case "freeze":
      each.isFrozen = true;
      return;
    case "thaw":
      each.isFrozen = false;
      return world.flush();
    case "call": {
      const token = each.credentials.token();
      if (each.isFrozen || token === undefined || world.server.isValid(token)) return;
      void each.credentials.reportRejected(token);
      return world.advance(MINUTE);
    }
  }
}

test("any sequence: one refresh at a time, no token after sign-out, no sign-out while the token is valid", async () => {
  await fc.assert(
    fc.asyncProperty(history, (steps) => runHistory([{ kind: "signIn", tab: 0 }, ...steps])),
    { seed: 20_261_122, numRuns: 400 },
  );
});
