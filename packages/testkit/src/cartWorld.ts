import { createCartClient } from "../../core/src/clients/cartClient.js";
import { createHttp } from "../../core/src/clients/sessionHttp.js";
import type { CartEntry } from "../../core/src/domain/cart/cartState.js";
import type { Environment, KeyValueStorage } from "../../core/src/environment/environment.js";
import { memoryEnvironment, memoryStorage } from "../../core/src/environment/memory.js";
import { type CartStore, createCartStore } from "../../core/src/stores/cartStore.js";
import { cartRow } from "../../core/src/wire/cart.js";
import { type Asked, CartLedger } from "./cartLedger.js";
import type { FakeCartBackend } from "../../core/src/fakes/fakeCartBackend.js";
import { CartNetwork, decode, type Fate } from "./cartNetwork.js";
import { nextTask, type Order } from "./order.js";
import { TabLock } from "./tabLock.js";

interface Page {
  isAlive: boolean;
  listeners: { heard: Set<(message: unknown) => void>; online: Set<() => void>; resumed: Set<() => void> };
}

export interface CartTab extends Page {
  store: CartStore;
}

/**
 * Simulates tabs with real stores that share storage, a lock and an unreliable network, in virtual time. Every
 * asynchronous step waits in the scheduler, so that a property test controls the order.
 */
export class CartWorld {
  readonly tabs: CartTab[] = [];
  readonly local: KeyValueStorage = memoryStorage();
  now: number = 1_800_000_000_000;
  readonly #scheduler: Order;
  readonly #backend: FakeCartBackend;
  readonly #network: CartNetwork;
  readonly #lock: TabLock;
  readonly #idle: (() => Promise<boolean>) | undefined;
  #timers: Array<{ at: number; run: () => void; tab: Page }> = [];
  readonly #ledger = new CartLedger();
  #keys = 0;

  /**
   * @param given.idle set when requests use the real HTTP client, whose timers are outside of the simulation: runs its
   * next timer and returns whether there was one
   */
  constructor(given: {
    scheduler: Order;
    backend: FakeCartBackend;
    fates: readonly Fate[];
    idle?: () => Promise<boolean>;
  }) {
    this.#idle = given.idle;
    this.#scheduler = given.scheduler;
    this.#backend = given.backend;
    this.#network = new CartNetwork({ ...given, later: (label) => this.#later(label) });
    this.#lock = new TabLock(() => this.#later("lock"));
  }

  open(): CartTab {
    const page: Page = {
      isAlive: true,
      listeners: { heard: new Set(), online: new Set(), resumed: new Set() },
    };
    const environment = this.#environmentOf(page);
    const store = createCartStore({
      client: createCartClient(this.#idle === undefined ? this.#network.http(page) : createHttp(HTTP, environment), {
        locale: "de_AT",
      }),
      environment,
      countryId: () => 13,
      onAnnounce: (action) => this.#ledger.onAsked(action),
      onRefuse: (refusal) => page.isAlive && this.#ledger.onRefused(refusal),
      onWait: () => {},
      onLose: (loss) => page.isAlive && this.#ledger.onLost(loss),
    });
    const tab = Object.assign(page, { store });
    this.tabs.push(tab);
    store.start();
    return tab;
  }

  /** Closes the tab in the middle of its work. Requests already sent still arrive. */
  crash(tab: CartTab): void {
    tab.isAlive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#timers = this.#timers.filter((timer) => timer.tab !== tab);
    this.#lock.drop(tab);
  }

  setOnline(isOnline: boolean): void {
    this.#network.isOnline = isOnline;
    for (const tab of this.tabs) for (const listener of tab.listeners.online) listener();
  }

  get asked(): readonly Asked[] {
    return this.#ledger.asked;
  }

  executions(one: Asked): number {
    return this.#backend.executed.filter(
      ({ key, accepted }) =>
        accepted && (this.#ledger.covers.get(key) ?? [key]).some((covered) => one.keys.includes(covered)),
    ).length;
  }

  async signIn(tab: CartTab, into?: number): Promise<void> {
    await tab.store.exchange(async (guest) => {
      const { body } = await this.#network.carry(tab, () => this.#backend.signIn(guest, into));
      return { cart: await decode(cartRow, body) };
    });
  }

  meet(fates: readonly Fate[]): void {
    this.#network.meet(fates);
  }

  /** Makes the network reliable and brings every tab to the foreground. */
  async lookAgain(): Promise<void> {
    this.#network.behave();
    for (const { listeners } of this.tabs) for (const listener of listeners.resumed) listener();
    await this.settle();
  }

  /** Goes online and runs all steps and timers until nothing is pending. */
  async settle(): Promise<void> {
    if (!this.#network.isOnline) this.setOnline(true);
    let rounds = 0;
    for (let quiet = 0; quiet < 2;) {
      if ((rounds += 1) > MOST_ROUNDS) throw new Error("Something is sent again and again");
      while (this.#scheduler.count() > 0) await this.#scheduler.waitOne();
      await nextTask();
      if (this.#scheduler.count() > 0 || (await this.#idle?.()) === true) continue;
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) {
        quiet += 1;
        continue;
      }
      quiet = 0;
      this.now = Math.max(this.now, next.at);
      this.#fire(next);
    }
  }

  advance(ms: number): void {
    this.now += ms;
    for (const timer of this.#timers.filter(({ at }) => at <= this.now)) this.#fire(timer);
  }

  #fire(timer: { run: () => void }): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
    timer.run();
  }

  #environmentOf(tab: Page): Environment {
    const { local } = this;
    return memoryEnvironment({
      fetch: (request) => this.#network.fetch(tab, request),
      storage: {
        session: memoryStorage(),
        local: {
          ...local,
          isDurable: () => true,
          set: (key, value) => {
            if (!tab.isAlive) return;
            if (key === "cart_sending") this.#ledger.onSent(JSON.parse(value) as { key: string; covers: string[] });
            if (key.startsWith("cart_action:")) this.#ledger.onStored(JSON.parse(value) as CartEntry);
            local.set(key, value);
          },
          remove: (key) => {
            if (tab.isAlive) local.remove(key);
          },
        },
      },
      clock: { now: () => this.now },
      timers: {
        after: (ms, run) => {
          const timer = { at: this.now + ms, run, tab };
          if (tab.isAlive) this.#timers.push(timer);
          return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
        },
      },
      random: { key: () => `key-number-${String((this.#keys += 1)).padStart(8, "0")}` },
      broadcast: {
        post: (message) => {
          for (const other of this.tabs) {
            if (other !== tab)
              void this.#later("news").then(
                () => other.isAlive && other.listeners.heard.forEach((hear) => hear(message)),
              );
          }
        },
        subscribe: (listener) => subscribe(tab.listeners.heard, listener),
      },
      online: {
        isOnline: () => this.#network.isOnline,
        subscribe: (listener) => subscribe(tab.listeners.online, listener),
      },
      resumed: { subscribe: (listener) => subscribe(tab.listeners.resumed, listener) },
      lock: (_, run) => this.#lock.run(tab, run),
    });
  }

  #later(label: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), label);
  }
}

const HTTP = { apiUrl: "https://shop.test/", fastApi: "https://shop.test/", token: "guest" };
const MOST_ROUNDS = 2000;

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
