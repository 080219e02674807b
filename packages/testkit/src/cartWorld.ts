import { createCartClient } from "../../core/src/clients/cartClient.js";
import { createHttp, type Http, type HttpCall } from "../../core/src/clients/http.js";
import type { CartEntry } from "../../core/src/domain/cart/cartState.js";
import type { Environment, KeyValueStorage } from "../../core/src/environment/environment.js";
import { memoryEnvironment, memoryStorage } from "../../core/src/environment/memory.js";
import { isShopError, ShopError } from "../../core/src/shared/shopError.js";
import { type CartStore, createCartStore } from "../../core/src/stores/cartStore.js";
import { cartRow } from "../../core/src/wire/cart.js";
import { type Asked, CartLedger } from "./cartLedger.js";
import type { FakeAnswer, FakeCartBackend } from "../../core/src/fakes/fakeCartBackend.js";
import { nextTask, type Order } from "./order.js";

/** What becomes of a call on its way. */
export type Fate = "arrives" | "requestLost" | "answerLost" | "twice" | 429 | 500 | 503;

interface Page {
  isAlive: boolean;
  listeners: { heard: Set<(message: unknown) => void>; online: Set<() => void>; resumed: Set<() => void> };
}

export interface CartTab extends Page {
  store: CartStore;
}

/** Who waits for the lock. */
interface Waiting {
  tab: Page;
  run: () => Promise<unknown>;
  done: (result: Promise<unknown>) => void;
}

/**
 * Tabs with real stores over one storage, one lock and a network without manners, in virtual time. Everything that takes
 * time waits in the scheduler, so that a property test decides what comes first.
 */
export class CartWorld {
  readonly tabs: CartTab[] = [];
  readonly local: KeyValueStorage = memoryStorage();
  isOnline: boolean = true;
  now: number = 1_800_000_000_000;
  readonly #scheduler: Order;
  readonly #backend: FakeCartBackend;
  readonly #fates: Fate[];
  readonly #idle: (() => Promise<boolean>) | undefined;
  #timers: Array<{ at: number; run: () => void; tab: Page }> = [];
  #locked: Page | undefined;
  #waiting: Waiting[] = [];
  readonly #ledger = new CartLedger();
  #keys = 0;

  /** @param given.idle calls go through the real HTTP client, whose timers are not the world's: runs the next of them, if any */
  constructor(given: {
    scheduler: Order;
    backend: FakeCartBackend;
    fates: readonly Fate[];
    idle?: () => Promise<boolean>;
  }) {
    this.#idle = given.idle;
    this.#scheduler = given.scheduler;
    this.#backend = given.backend;
    this.#fates = [...given.fates];
  }

  open(): CartTab {
    const page: Page = {
      isAlive: true,
      listeners: { heard: new Set(), online: new Set(), resumed: new Set() },
    };
    const environment = this.#environmentOf(page);
    const store = createCartStore({
      client: createCartClient(this.#idle === undefined ? this.#http(page) : createHttp(HTTP, environment), {
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

  /** The tab is gone in the middle of whatever it does; what it sent is sent. */
  crash(tab: CartTab): void {
    tab.isAlive = false;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#timers = this.#timers.filter((timer) => timer.tab !== tab);
    this.#waiting = this.#waiting.filter((waiting) => waiting.tab !== tab);
    if (this.#locked === tab) this.#unlock();
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const tab of this.tabs) for (const listener of tab.listeners.online) listener();
  }

  get asked(): readonly Asked[] {
    return this.#ledger.asked;
  }

  /** How often the shop carried an action out. */
  executions(one: Asked): number {
    return this.#backend.executed.filter(
      ({ key, accepted }) =>
        accepted && (this.#ledger.covers.get(key) ?? [key]).some((covered) => one.keys.includes(covered)),
    ).length;
  }

  async signIn(tab: CartTab, into?: number): Promise<void> {
    await tab.store.exchange(async (guest) => {
      const { body } = await this.#carry(tab, () => this.#backend.signIn(guest, into));
      return { cart: await decode(cartRow, body) };
    });
  }

  /** What becomes of the next calls; those after them arrive. */
  meet(fates: readonly Fate[]): void {
    this.#fates.push(...fates);
  }

  /** The network has learned manners, and somebody looks at every tab again. */
  async lookAgain(): Promise<void> {
    this.#fates.length = 0;
    for (const { listeners } of this.tabs) for (const listener of listeners.resumed) listener();
    await this.settle();
  }

  /** Until everything is answered: the connection is back, and time passes. */
  async settle(): Promise<void> {
    if (!this.isOnline) this.setOnline(true);
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

  /** Time passes, or the clock is set: the timers that are due run. */
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
      fetch: (request) => this.#fetch(tab, request),
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
      online: { isOnline: () => this.isOnline, subscribe: (listener) => subscribe(tab.listeners.online, listener) },
      resumed: { subscribe: (listener) => subscribe(tab.listeners.resumed, listener) },
      lock: (_, run) =>
        new Promise((done) => {
          if (!tab.isAlive) return;
          this.#waiting.push({ tab, run, done: done as (result: Promise<unknown>) => void });
          this.#grant();
        }),
    });
  }

  #grant(): void {
    if (this.#locked !== undefined) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#locked = next.tab;
    void this.#hold(next);
  }

  async #hold({ tab, run, done }: Waiting): Promise<void> {
    await this.#later("lock");
    // A tab that is gone has given the lock back already.
    if (!tab.isAlive) return;
    const result = run();
    done(result);
    await result.catch(() => {});
    if (tab.isAlive) this.#unlock();
  }

  #unlock(): void {
    this.#locked = undefined;
    this.#grant();
  }

  #later(label: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), label);
  }

  /** The calls of one tab, decoded as always; only what carries them is not the network. */
  #http(tab: Page): Http {
    return async (call) => {
      const answer = await this.#carry(tab, () =>
        this.#backend.handle({
          path: call.path,
          body: JSON.parse(JSON.stringify(call.body ?? {})) as Record<string, unknown>,
          cartToken: call.cartToken,
          idempotencyKey: call.idempotencyKey,
        }),
      );
      if (answer.status === 422) throw new ShopError("IDEMPOTENCY_REUSED");
      return decode(call.answer, answer.body);
    };
  }

  async #fetch(tab: Page, request: Request): Promise<Response> {
    const body = JSON.parse(await request.text()) as Record<string, unknown>;
    try {
      const { status, body: said } = await this.#carry(tab, () =>
        this.#backend.handle({
          path: new URL(request.url).pathname.slice(1),
          body,
          cartToken: request.headers.get("x-cart-token") ?? undefined,
          idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
        }),
      );
      return Response.json(said, { status });
    } catch (error) {
      if (!isShopError(error)) throw error;
      const status = error.code === "RATE_LIMITED" ? 429 : Number(error.details["status"] ?? 0);
      if (status === 0) throw new TypeError("fetch failed", { cause: error });
      return Response.json({ error: "busy" }, { status, headers: { "Retry-After": "0" } });
    }
  }

  async #carry(tab: Page, arrive: () => FakeAnswer): Promise<FakeAnswer> {
    if (!tab.isAlive) return forever();
    const fate = this.#fates.shift() ?? "arrives";
    await this.#later("request");
    if (!this.isOnline || fate === "requestLost") return this.#fail(tab, new ShopError("NETWORK"));
    if (fate === 429) return this.#fail(tab, new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 2 } }));
    if (typeof fate === "number") return this.#fail(tab, new ShopError("HTTP_STATUS", { details: { status: fate } }));
    const answer = arrive();
    // A proxy repeats it: the second answer reaches nobody.
    if (fate === "twice") void this.#later("request again").then(arrive);
    await this.#later("answer");
    if (!this.isOnline || fate === "answerLost") return this.#fail(tab, new ShopError("TIMEOUT"));
    if (!tab.isAlive) return forever();
    return answer;
  }

  #fail(tab: Page, error: ShopError): Promise<never> {
    return tab.isAlive ? Promise.reject(error) : forever();
  }
}

async function decode<T>(schema: HttpCall<T>["answer"], body: unknown): Promise<T> {
  const result = await schema["~standard"].validate(body);
  if (result.issues === undefined) return result.value;
  throw new ShopError("ANSWER_INVALID");
}

const HTTP = { apiUrl: "https://shop.test/", fastApi: "https://shop.test/", token: "guest" };
/** More than any schedule needs. */
const MOST_ROUNDS = 2000;

const forever = (): Promise<never> => new Promise(() => {});

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
