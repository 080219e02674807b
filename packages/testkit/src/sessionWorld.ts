import type { CartHandle } from "../../core/src/clients/cartAnswer.js";
import type { Credentials } from "../../core/src/clients/http.js";
import type { Cart } from "../../core/src/domain/cart/cart.js";
import type { SessionEnd } from "../../core/src/domain/session/sessionState.js";
import type { Environment, KeyValueStorage } from "../../core/src/environment/environment.js";
import { memoryEnvironment, memoryLock, memoryStorage } from "../../core/src/environment/memory.js";
import { createSessionStore, type SessionStore } from "../../core/src/stores/sessionStore.js";
import { HOUR, type SessionServer, sessionServer } from "./sessionServer.js";

export { CUSTOMER, HOUR, MINUTE, type Network } from "./sessionServer.js";

export interface Tab {
  session: SessionStore;
  credentials: Credentials;
  visit: KeyValueStorage;
  cart: { handle: CartHandle | undefined; adopted: Cart[] };
  began: number[];
  ended: SessionEnd[];
  logged: string[];
  /** Receives no messages and runs no timers, as in the back-forward cache. */
  frozen: boolean;
  resume(): void;
  online(): void;
}

/** Simulates a backend, a device with its own clock, and tabs. Time advances only on demand. */
export interface SessionWorld {
  server: SessionServer;
  local: KeyValueStorage;
  readonly timers: number;
  tabs: Tab[];
  open(): Tab;
  reload(tab: Tab): Tab;
  closeAll(): void;
  /** Advances time while all tabs are awake. */
  pass(ms: number): Promise<void>;
  /** Advances time while the device sleeps, then resumes all tabs. */
  sleep(ms: number): Promise<void>;
  /** Changes the device's clock. */
  jump(ms: number): void;
  deviceNow(): number;
  /** Runs all pending callbacks without advancing time. */
  settle(): Promise<void>;
}

interface Timer {
  dueMs: number;
  run(): void;
  tab: { frozen: boolean } | undefined;
}

const START = 1_795_000_000_000;
/** Enough for the longest chain of promises. */
const TURNS = 4;

export async function sessionWorld(stored: Readonly<Record<string, string>> = {}): Promise<SessionWorld> {
  // Preloads the lazy module, so that waiting never depends on the file system.
  await import("../../core/src/stores/sessionEngine.js");
  let trueMs = START;
  let skewMs = 0;
  let keys = 0;
  let timers: Timer[] = [];
  const local = memoryStorage(stored);
  const lock = memoryLock();
  const wait = (ms: number, run: () => void, tab: Timer["tab"]): (() => void) => {
    const timer = { dueMs: trueMs + ms, run, tab };
    timers.push(timer);
    return () => void (timers = timers.filter((one) => one !== timer));
  };
  const server = sessionServer({
    now: () => trueMs,
    pause: (ms) => new Promise((done) => void wait(ms, done, undefined)),
  });

  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setImmediate(next));
  }

  async function pass(ms: number): Promise<void> {
    const endMs = trueMs + ms;
    await settle();
    for (;;) {
      const next = timers
        .filter(({ tab, dueMs }) => tab?.frozen !== true && dueMs <= endMs)
        .toSorted((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined) break;
      timers = timers.filter((timer) => timer !== next);
      trueMs = Math.max(trueMs, next.dueMs);
      next.run();
      await settle();
    }
    trueMs = Math.max(trueMs, endMs);
    await settle();
  }

  function open(visit: KeyValueStorage = memoryStorage()): Tab {
    const hearing = {
      broadcast: new Set<(said: unknown) => void>(),
      resumed: new Set<() => void>(),
      online: new Set<() => void>(),
    };
    const state = { frozen: false };
    const signal =
      <Listener>(set: Set<Listener>) =>
      (listener: Listener) => {
        set.add(listener);
        return () => void set.delete(listener);
      };
    const cart: Tab["cart"] = { handle: undefined, adopted: [] };
    const [began, ended, logged]: [number[], SessionEnd[], string[]] = [[], [], []];
    const environment: Environment = memoryEnvironment({
      fetch: () => Promise.reject(new Error("no call goes this way")),
      storage: { local, session: visit },
      clock: { now: () => trueMs + skewMs },
      timers: { after: (ms, run) => wait(ms, run, state) },
      random: { key: () => `key-of-a-renewal-${(keys += 1)}` },
      lock,
      broadcast: {
        post: (said) =>
          void setImmediate(() => world.tabs.filter((one) => one !== tab).forEach((one) => hear(one, said))),
        subscribe: signal(hearing.broadcast),
      },
      resumed: { subscribe: signal(hearing.resumed) },
      online: { isOnline: () => server.network !== "offline", subscribe: signal(hearing.online) },
      log: { warn: (message) => void logged.push(message) },
    });
    const { session, credentials } = createSessionStore({
      client: server.client,
      loadCustomer: () => server.customer(credentials.token()),
      environment,
      audience: "storefront",
      cart: {
        async exchange(ask) {
          const answer = await ask(cart.handle);
          if (answer.cart === undefined) return answer;
          cart.adopted.push(answer.cart);
          cart.handle = { cartId: answer.cart.id, token: answer.cart.token };
          return answer;
        },
      },
      onBegin: (customerId) => void began.push(customerId),
      onEnd: (reason) => void ended.push(reason),
    });
    const tab: Tab = {
      session,
      credentials,
      visit,
      cart,
      began,
      ended,
      logged,
      get frozen() {
        return state.frozen;
      },
      set frozen(frozen) {
        state.frozen = frozen;
      },
      resume: () => hearing.resumed.forEach((listener) => listener()),
      online: () => hearing.online.forEach((listener) => listener()),
    };
    hearings.set(tab, (said) => hearing.broadcast.forEach((listener) => listener(said)));
    world.tabs.push(tab);
    session.start();
    return tab;
  }

  const hearings = new Map<Tab, (said: unknown) => void>();
  const hear = (tab: Tab, said: unknown): void => void (tab.frozen || hearings.get(tab)?.(said));

  function close(tab: Tab): void {
    tab.frozen = true;
    world.tabs = world.tabs.filter((one) => one !== tab);
  }

  const world: SessionWorld = {
    server,
    local,
    get timers() {
      return timers.filter(({ tab }) => tab !== undefined).length;
    },
    tabs: [],
    open: () => open(),
    reload(tab) {
      close(tab);
      return open(tab.visit);
    },
    closeAll: () => world.tabs.forEach(close),
    pass,
    async sleep(ms) {
      trueMs += ms;
      world.tabs.filter(({ frozen }) => !frozen).forEach((tab) => tab.resume());
      await pass(HOUR / 60);
    },
    jump: (ms) => void (skewMs += ms),
    deviceNow: () => trueMs + skewMs,
    settle,
  };
  return world;
}
