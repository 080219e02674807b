/** A string store that never throws; values that cannot be stored are kept in memory. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Stored keys with this prefix, in no particular order. */
  keys(prefix: string): string[];
  /** Returns whether values outlive the page: false when storage is blocked or full. */
  isDurable(): boolean;
}

/** Subscribes a listener; returns a function that unsubscribes. */
export type Signal<Value = void> = (listener: (value: Value) => void) => () => void;

/** All external dependencies of a shop. Browsers use {@link browserEnvironment}; tests and servers have their own. */
export interface Environment {
  fetch: (request: Request) => Promise<Response>;
  /** `local` persists across visits; `session` ends with the visit and holds personal data. */
  storage: { local: KeyValueStorage; session: KeyValueStorage };
  /** Cookies that the server reads with each page. `set` takes the text of a Set-Cookie header. */
  cookies: { get(name: string): string | undefined; set(cookie: string): void };
  clock: { now(): number };
  timers: { after(ms: number, run: () => void): () => void };
  /** Returns 128 random bits as text of `A–Z a–z 0–9 - _`. */
  random: { key(): string };
  /** Messages between the tabs of a shop; the sender does not receive its own. Messages are as untrusted as storage. */
  broadcast: { post(message: unknown): void; subscribe: Signal<unknown> };
  /** Runs a function exclusively under a name, across all tabs; a closed tab releases its lock. */
  lock: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  /** Network status of the device: "online" may be wrong, "offline" is reliable. */
  online: { isOnline(): boolean; subscribe: Signal };
  /** Fires when the page becomes visible again: from the back-forward cache, from another tab, after sleep. */
  resumed: { subscribe: Signal };
  log: { warn(message: string, detail?: unknown): void };
  /** Longest Retry-After in ms that a call waits for, default 30 000; a longer one fails at once. Use less on a server. */
  maxRetryWaitMs?: number | undefined;
}
