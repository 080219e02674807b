import { configMissing } from "./shopError.js";

type Methods = Record<PropertyKey, (...input: unknown[]) => Promise<unknown>>;

/**
 * Returns a client that loads with its first call: a page hydrates and works before any schema has loaded.
 *
 * @param area name of the client, for the error
 * @throws ShopError CONFIG_MISSING from a method that the client lacks
 */
export function lazyClient<Client extends object>(load: () => Promise<Partial<Client>>, area?: string): Client {
  const methods: Methods = {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each method calls the client's of the same name
  return new Proxy(methods, {
    get(target, name) {
      // A promise that resolves with a client reads `then`.
      if (typeof name === "symbol" || name === "then") return undefined;
      target[name] ??= async (...input) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- clients consist of such methods
        const method = ((await load()) as unknown as Partial<Methods>)[name];
        if (method === undefined) throw configMissing(`clients.${area}.${name}`);
        return method(...input);
      };
      return target[name];
    },
  }) as unknown as Client;
}
