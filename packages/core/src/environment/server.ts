import type { Environment } from "./environment.js";
import { memoryEnvironment } from "./memory.js";
import { runtime } from "./runtime.js";

/**
 * The environment of a program without a page: a server that renders, a worker, a script, an app. It has the runtime's
 * network, clock and randomness, is one tab that is always online, and keeps what is stored as long as the object: make
 * one per visitor, and never share it between requests.
 *
 * @param own what is to be different: `fetch` to call a backend in the same process, `storage` to outlive the program,
 * `log` for the server's own, `longestWaitMs` for pages that are answered at once when the shop is busy
 * @example
 * const shop = createShop(config, serverEnvironment());
 */
export function serverEnvironment(own: Partial<Environment> = {}): Environment {
  return memoryEnvironment({ ...runtime, ...own });
}
