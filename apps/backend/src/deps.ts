import type { Db } from "./db/connect.ts";

/** Everything the backend needs from outside. Tests pass fakes; `main` passes the real ones. */
export interface Deps {
  db: Db;
  clock: () => Date;
  /** Cryptographically random bytes. */
  random: (bytes: number) => Buffer;
  log: { error(fields: object, message: string): void };
}
