import { createCartClient } from "../../core/src/calls/cartClient.js";
import { createSessionHttp } from "../../core/src/calls/transport/sessionHttp.js";
import type { CartRequest, QueuedMutation } from "../../core/src/cart/cartState.js";
import type { Environment, KeyValueStorage } from "../../core/src/environment/environment.js";
import { memoryEnvironment, memoryStorage } from "../../core/src/environment/runtime.js";
import { exchangeCart } from "../../core/src/cart/exchangeCart.js";
import { type CartEngine, createCartEngine } from "../../core/src/cart/cartEngine.js";
import { type CartLineStore, createCartStore } from "../../core/src/cart/cartStore.js";
import { cartRow } from "../../core/src/wire/cart.js";
import { type SubmittedAction, CartLedger } from "./cartLedger.js";
import type { FakeCartBackend } from "../../core/src/testing/fakeCartBackend.js";
import { CartNetwork, decode, type Outcome } from "./cartNetwork.js";
import { nextTask, type StepScheduler } from "./stepScheduler.js";
import { TabLock } from "./tabLock.js";

interface Page {
  isOpen: boolean;
  listeners: { messages: Set<(message: unknown) => void>; online: Set<() => void>; resumed: Set<() => void> };
}

export interface CartTab extends Page {
  engine: CartEngine;
  store: CartLineStore;
}

/**
 * Simulates tabs with real stores that share storage, a lock and an unreliable network, in virtual time. Every
 * asynchronous step waits in the scheduler, so that a property test controls the order.
 */
export class CartSimulation {
  readonly tabs: CartTab[] = [];
  readonly local: KeyValueStorage = memoryStorage();
  now: number = 1_800_000_000_000;
  readonly #scheduler: StepScheduler;
  readonly #backend: FakeCartBackend;
  readonly #network: CartNetwork;
  readonly #lock: TabLock;
  readonly #runNextHttpTimer: (() => Promise<boolean>) | undefined;
  #timers: Array<{ dueMs: number; run: () => void; tab: Page }> = [];
  readonly #ledger = new CartLedger();
  #keys = 0;

  /**
   * @param options.runNextHttpTimer set when requests use the real HTTP client, whose timers are outside of the simulation: runs its
   * next timer and returns whether there was one
   */
  constructor(options: {
    scheduler: StepScheduler;
    backend: FakeCartBackend;
    outcomes: readonly Outcome[];
    runNextHttpTimer?: () => Promise<boolean>;
  }) {
    this.#runNextHttpTimer = options.runNextHttpTimer;
    this.#scheduler = options.scheduler;
    this.#backend = options.backend;
    this.#network = new CartNetwork({ ...options, step: (label) => this.#step(label) });
    this.#lock = new TabLock(() => this.#step("lock"));
  }

  open(): CartTab {
    const page: Page = {
      isOpen: true,
      listeners: { messages: new Set(), online: new Set(), resumed: new Set() },
    };
    const environment = this.#createEnvironment(page);
    const client = createCartClient(
      this.#runNextHttpTimer === undefined ? this.#network.http(page) : createSessionHttp(HTTP_CONFIG, environment),
      { locale: "de_AT" },
    );
    const engine = createCartEngine({
      client,
      environment,
      countryId: () => 13,
      onSubmitted: (submitted) => this.#ledger.onSubmitted(submitted),
      onRejected: (rejection) => page.isOpen && this.#ledger.onRejected(rejection),
      onQueued: () => {},
      onDropped: (dropped) => page.isOpen && this.#ledger.onDropped(dropped),
    });
    const tab = Object.assign(page, { engine, store: createCartStore(engine) });
    this.tabs.push(tab);
    engine.start();
    return tab;
  }

  /** Closes the tab in the middle of its work. Requests already sent still arrive. */
  crash(tab: CartTab): void {
    tab.isOpen = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#timers = this.#timers.filter((timer) => timer.tab !== tab);
    this.#lock.removeTab(tab);
  }

  setOnline(isOnline: boolean): void {
    this.#network.isOnline = isOnline;
    for (const tab of this.tabs) for (const listener of tab.listeners.online) listener();
  }

  get submitted(): readonly SubmittedAction[] {
    return this.#ledger.submitted;
  }

  countExecutions(one: SubmittedAction): number {
    return this.#backend.executed.filter(
      ({ key, accepted }) =>
        accepted && (this.#ledger.mutationKeys.get(key) ?? [key]).some((mutationKey) => one.keys.includes(mutationKey)),
    ).length;
  }

  async signIn(tab: CartTab, customerCartId?: number): Promise<void> {
    await exchangeCart(
      tab.engine,
      async (guest) => {
        const { body } = await this.#network.deliver(tab, () => this.#backend.signIn(guest, customerCartId));
        return { cart: await decode(cartRow, body) };
      },
      () => {},
    );
  }

  setOutcomes(outcomes: readonly Outcome[]): void {
    this.#network.setOutcomes(outcomes);
  }

  /** Makes the network reliable and brings every tab to the foreground. */
  async resumeAll(): Promise<void> {
    this.#network.makeReliable();
    for (const { listeners } of this.tabs) for (const listener of listeners.resumed) listener();
    await this.runUntilIdle();
  }

  /** Goes online and runs all steps and timers until nothing is pending. */
  async runUntilIdle(): Promise<void> {
    if (!this.#network.isOnline) this.setOnline(true);
    let rounds = 0;
    for (let quiet = 0; quiet < 2;) {
      if ((rounds += 1) > MAX_ROUNDS) throw new Error("Something is sent again and again");
      while (this.#scheduler.count() > 0) await this.#scheduler.waitOne();
      await nextTask();
      if (this.#scheduler.count() > 0 || (await this.#runNextHttpTimer?.()) === true) continue;
      const next = this.#timers.toSorted((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined) {
        quiet += 1;
        continue;
      }
      quiet = 0;
      this.now = Math.max(this.now, next.dueMs);
      this.#fire(next);
    }
  }

  advance(ms: number): void {
    this.now += ms;
    for (const timer of this.#timers.filter(({ dueMs }) => dueMs <= this.now)) this.#fire(timer);
  }

  #fire(timer: { run: () => void }): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
    timer.run();
  }

  #createEnvironment(tab: Page): Environment {
    const { local } = this;
    return memoryEnvironment({
      fetch: (request) => this.#network.fetch(tab, request),
      storage: {
        session: memoryStorage(),
        local: {
          ...local,
          isDurable: () => true,
          set: (key, value) => {
            if (!tab.isOpen) return;
            if (key === "cart_sending") this.#ledger.onSent(JSON.parse(value) as CartRequest);
            if (key.startsWith("cart_action:")) this.#ledger.onStored(JSON.parse(value) as QueuedMutation);
            local.set(key, value);
          },
          remove: (key) => {
            if (tab.isOpen) local.remove(key);
          },
        },
      },
      clock: { now: () => this.now },
      timers: {
        after: (ms, run) => {
          const timer = { dueMs: this.now + ms, run, tab };
          if (tab.isOpen) this.#timers.push(timer);
          return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
        },
      },
      random: { key: () => `key-number-${String((this.#keys += 1)).padStart(8, "0")}` },
      broadcast: {
        post: (message) => {
          for (const other of this.tabs) {
            if (other !== tab)
              void this.#step("message").then(
                () => other.isOpen && other.listeners.messages.forEach((listener) => listener(message)),
              );
          }
        },
        subscribe: (listener) => subscribe(tab.listeners.messages, listener),
      },
      online: {
        isOnline: () => this.#network.isOnline,
        subscribe: (listener) => subscribe(tab.listeners.online, listener),
      },
      resumed: { subscribe: (listener) => subscribe(tab.listeners.resumed, listener) },
      lock: (_, run) => this.#lock.run(tab, run),
    });
  }

  #step(label: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), label);
  }
}

const HTTP_CONFIG = { apiUrl: "https://shop.test/", fastApi: "https://shop.test/", token: "guest" };
const MAX_ROUNDS = 2000;

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
