type Methods = Record<PropertyKey, (...input: unknown[]) => Promise<unknown>>;

/** Returns a client that loads with its first call: a page hydrates and works before any schema has loaded. */
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
