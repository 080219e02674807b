/** A string store that never throws: what cannot be kept is kept in memory. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Everything a shop can touch outside itself. The browser's is {@link browserEnvironment}; tests and servers bring
 * their own, and two shops on one page may have two.
 */
export interface Environment {
  fetch: (request: Request) => Promise<Response>;
  /** `local` outlives the visit; `session` ends with it and is where personal data goes (decision D9). */
  storage: { local: KeyValueStorage; session: KeyValueStorage };
  clock: { now(): number };
  timers: { after(ms: number, run: () => void): () => void };
  /** An unguessable key of 128 bits as text of `A–Z a–z 0–9 - _`. */
  random: { key(): string };
  log: { warn(message: string, detail?: unknown): void };
}
