import type { Environment } from "../environment/environment.js";
import type { Caller, ClientConfig, Clients } from "./clients.js";

/** Returns a function that loads all clients once; a failed download is tried again. */
export function lazyClients(config: ClientConfig, environment: Environment, caller: Caller): () => Promise<Clients> {
  let loading: Promise<Clients> | undefined;
  return () => {
    // Loads ky in parallel: the first call needs it as well.
    loading ??= Promise.all([import("./clients.js"), import("ky")]).then(([{ createClients }]) =>
      createClients(config, environment, caller),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };
}

type Methods = Record<PropertyKey, (...input: unknown[]) => Promise<unknown>>;

/**
 * Returns a client whose methods load the real one with their first call: a server-rendered page hydrates and works
 * before any schema has loaded.
 */
export function lazyClient<Client extends object>(load: () => Promise<Client>): Client {
  const methods: Methods = {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each method calls the client's of the same name
  return new Proxy(methods, {
    get(target, name) {
      // A promise that resolves with a client reads `then`.
      if (typeof name === "symbol" || name === "then") return undefined;
      target[name] ??= async (...input) => {
        const client = await load();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- clients consist of such methods
        return (client as unknown as Methods)[name]?.(...input);
      };
      return target[name];
    },
  }) as unknown as Client;
}
