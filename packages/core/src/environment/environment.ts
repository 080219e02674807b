/** A string store that never throws: what cannot be kept is kept in memory. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The stored keys that begin so, in no order. */
  keys(prefix: string): string[];
  /** Whether what is set outlives the page: false where storage is blocked or full. */
  isDurable(): boolean;
}

/** Says that something happened; gives back its own undoing. */
export type Signal<Said = void> = (listener: (said: Said) => void) => () => void;

/**
 * Everything a shop can touch outside itself. The browser's is {@link browserEnvironment}; tests and servers bring
 * their own, and two shops on one page may have two.
 */
export interface Environment {
  fetch: (request: Request) => Promise<Response>;
  /** `local` outlives the visit; `session` ends with it and is where personal data goes (decision D9). */
  storage: { local: KeyValueStorage; session: KeyValueStorage };
  /** What the server reads with each page. `set` takes the text of a Set-Cookie header. */
  cookies: { get(name: string): string | undefined; set(cookie: string): void };
  clock: { now(): number };
  timers: { after(ms: number, run: () => void): () => void };
  /** An unguessable key of 128 bits as text of `A–Z a–z 0–9 - _`. */
  random: { key(): string };
  /** Words to the other tabs of this shop; who posts does not hear itself. What is heard is no more trusted than storage. */
  broadcast: { post(message: unknown): void; subscribe: Signal<unknown> };
  /** Runs when nothing else runs under that name, in any tab; the lock of a closed tab is free. */
  lock: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  /** What the device says of its connection: "online" may be wrong, "offline" is not. */
  online: { isOnline(): boolean; subscribe: Signal };
  /** The page is looked at again: from the back-forward cache, from another tab, after sleep. */
  resumed: { subscribe: Signal };
  log: { warn(message: string, detail?: unknown): void };
  /**
   * How long a call waits to be repeated, in ms, when a busy shop says when to come back; what would take longer fails at
   * once. 30 000 where absent: a page stands open meanwhile. Less where somebody waits for the page itself.
   */
  longestWaitMs?: number | undefined;
}
