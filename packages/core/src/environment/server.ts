import type { Environment } from "./environment.js";
import { memoryEnvironment } from "./memory.js";
import { runtime } from "./runtime.js";

/**
 * Creates the environment of a program without a page: a server, a worker or a script. It uses the runtime's network,
 * clock and randomness, acts as one tab that is always online, and keeps stored values as long as the object: create
 * one per visitor, and never share it between requests.
 *
 * @param own overrides: `fetch` to call a backend in the same process, `storage` to persist, `log` for the server's
 * log, `maxRetryWaitMs` to fail fast when the backend is busy
 * @example
 * const shop = createShop(config, serverEnvironment());
 */
export function serverEnvironment(own: Partial<Environment> = {}): Environment {
  return memoryEnvironment({ ...runtime, ...own });
}
