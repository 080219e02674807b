import type { CartHandle } from "../../core/src/calls/cartClient.js";
import type { Credentials } from "../../core/src/calls/transport/http.js";
import type { Cart } from "../../core/src/domain/cart/cart.js";
import type { SessionEndReason } from "../../core/src/session/sessionState.js";
import type { Environment, KeyValueStorage } from "../../core/src/environment/environment.js";
import { memoryEnvironment, memoryLock, memoryStorage } from "../../core/src/environment/runtime.js";
import { createSessionStore, type SessionStore } from "../../core/src/session/sessionStore.js";
import { HOUR, type FakeSessionServer, createFakeSessionServer } from "./fakeSessionServer.js";

export { CUSTOMER, HOUR, MINUTE, type Network } from "./fakeSessionServer.js";

export interface Tab {
  session: SessionStore;
  credentials: Credentials;
  sessionStorage: KeyValueStorage;
  cart: { handle: CartHandle | undefined; adopted: Cart[] };
  started: number[];
  ended: SessionEndReason[];
  logged: string[];
  /** Receives no messages and runs no timers, as in the back-forward cache. */
  isFrozen: boolean;
  resume(): void;
  goOnline(): void;
}

/** Simulates a backend, a device with its own clock, and tabs. Time advances only on demand. */
export interface SessionSimulation {
  server: FakeSessionServer;
  local: KeyValueStorage;
  readonly timers: number;
  tabs: Tab[];
  open(): Tab;
  reload(tab: Tab): Tab;
  closeAll(): void;
  /** Advances time while all tabs are awake. */
  advance(ms: number): Promise<void>;
  /** Advances time while the device sleeps, then resumes all tabs. */
  sleep(ms: number): Promise<void>;
  /** Changes the device's clock. */
  shiftDeviceClock(ms: number): void;
  deviceNow(): number;
  /** Runs all pending callbacks without advancing time. */
  flush(): Promise<void>;
}

interface Timer {
  dueMs: number;
  run(): void;
  tab: { isFrozen: boolean } | undefined;
}

const START = 1_795_000_000_000;
/** Enough for the longest chain of promises. */
const FLUSH_TURNS = 4;

export async function createSessionSimulation(
  stored: Readonly<Record<string, string>> = {},
): Promise<SessionSimulation> {
  // Preloads the lazy module, so that waiting never depends on the file system.
  await import("../../core/src/session/sessionEngine.js");
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
  const server = createFakeSessionServer({
    now: () => trueMs,
    pause: (ms) => new Promise((done) => void wait(ms, done, undefined)),
  });

  async function flush(): Promise<void> {
    for (let turn = 0; turn < FLUSH_TURNS; turn += 1) await new Promise((next) => setImmediate(next));
  }

  async function advance(ms: number): Promise<void> {
    const endMs = trueMs + ms;
    await flush();
    for (;;) {
      const next = timers
        .filter(({ tab, dueMs }) => tab?.isFrozen !== true && dueMs <= endMs)
        .toSorted((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined) break;
      timers = timers.filter((timer) => timer !== next);
      trueMs = Math.max(trueMs, next.dueMs);
      next.run();
      await flush();
    }
    trueMs = Math.max(trueMs, endMs);
    await flush();
  }

  function open(sessionStorage: KeyValueStorage = memoryStorage()): Tab {
    const listeners = {
      broadcast: new Set<(message: unknown) => void>(),
      resumed: new Set<() => void>(),
      online: new Set<() => void>(),
    };
    const state = { isFrozen: false };
    const signal =
      <Listener>(set: Set<Listener>) =>
      (listener: Listener) => {
        set.add(listener);
        return () => void set.delete(listener);
      };
    const cart: Tab["cart"] = { handle: undefined, adopted: [] };
    const [started, ended, logged]: [number[], SessionEndReason[], string[]] = [[], [], []];
    const environment: Environment = memoryEnvironment({
      fetch: () => Promise.reject(new Error("no call goes this way")),
      storage: { local, session: sessionStorage },
      clock: { now: () => trueMs + skewMs },
      timers: { after: (ms, run) => wait(ms, run, state) },
      random: { key: () => `refresh-key-number-${(keys += 1)}` },
      lock,
      broadcast: {
        post: (message) =>
          void setImmediate(() =>
            simulation.tabs.filter((other) => other !== tab).forEach((other) => deliverMessage(other, message)),
          ),
        subscribe: signal(listeners.broadcast),
      },
      resumed: { subscribe: signal(listeners.resumed) },
      online: { isOnline: () => server.network !== "offline", subscribe: signal(listeners.online) },
      log: { warn: (message) => void logged.push(message) },
    });
    const { session, credentials } = createSessionStore({
      client: server.client,
      loadCustomer: () => server.customer(credentials.token()),
      environment,
      audience: "storefront",
      cart: {
        async exchange(call) {
          const result = await call(cart.handle);
          if (result.cart === undefined) return result;
          cart.adopted.push(result.cart);
          cart.handle = { cartId: result.cart.id, token: result.cart.token };
          return result;
        },
      },
      onStarted: (customerId) => void started.push(customerId),
      onCompanyChanged: () => {},
      onEnded: (reason) => void ended.push(reason),
    });
    const tab: Tab = {
      session,
      credentials,
      sessionStorage,
      cart,
      started,
      ended,
      logged,
      get isFrozen() {
        return state.isFrozen;
      },
      set isFrozen(isFrozen) {
        state.isFrozen = isFrozen;
      },
      resume: () => listeners.resumed.forEach((listener) => listener()),
      goOnline: () => listeners.online.forEach((listener) => listener()),
    };
    messageHandlers.set(tab, (message) => listeners.broadcast.forEach((listener) => listener(message)));
    simulation.tabs.push(tab);
    session.start();
    return tab;
  }

  const messageHandlers = new Map<Tab, (message: unknown) => void>();
  const deliverMessage = (tab: Tab, message: unknown): void =>
    void (tab.isFrozen || messageHandlers.get(tab)?.(message));

  function close(tab: Tab): void {
    tab.isFrozen = true;
    simulation.tabs = simulation.tabs.filter((other) => other !== tab);
  }

  const simulation: SessionSimulation = {
    server,
    local,
    get timers() {
      return timers.filter(({ tab }) => tab !== undefined).length;
    },
    tabs: [],
    open: () => open(),
    reload(tab) {
      close(tab);
      return open(tab.sessionStorage);
    },
    closeAll: () => simulation.tabs.forEach(close),
    advance,
    async sleep(ms) {
      trueMs += ms;
      simulation.tabs.filter(({ isFrozen }) => !isFrozen).forEach((tab) => tab.resume());
      await advance(HOUR / 60);
    },
    shiftDeviceClock: (ms) => void (skewMs += ms),
    deviceNow: () => trueMs + skewMs,
    flush,
  };
  return simulation;
}
