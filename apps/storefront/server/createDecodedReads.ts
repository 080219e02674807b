import { AsyncLocalStorage } from "node:async_hooks";
import type { Shop } from "@shop/core";
import { LRUCache } from "lru-cache";
import { dropTagged } from "./cacheTags.ts";

/** A result may be this much older than the `max-age` of its responses. */
const TTL_MS = 60_000;
const MAX_RESULTS = 1000;

/** Areas whose calls a server makes as a guest, so that their results depend on storefront, market and input only. */
const AREAS = ["catalogue", "content", "related", "reviews", "search", "stock"] as const;

type OnTags = (tags: readonly string[]) => void;

export type DecodedReads = ReturnType<typeof createDecodedReads>;

/** Results of public read calls, decoded once for all visits. Decoding takes longer than reading the cached response. */
export function createDecodedReads() {
  const results = new LRUCache<string, { value: unknown; tags: readonly string[] }>({ max: MAX_RESULTS, ttl: TTL_MS });
  /** Whether all responses of the call in progress are public, and their tags. */
  const calls = new AsyncLocalStorage<{ responseCount: number; isPublic: boolean; tags: string[] }>();
  let generation = 0;

  function wrapArea(area: object, prefix: string, onTags: OnTags): object {
    return new Proxy(area, {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== "function" || typeof name !== "string") return method;
        return async (...input: unknown[]): Promise<unknown> => {
          const key = `${prefix} ${name} ${JSON.stringify(input.filter((value) => !hasSignal(value)))}`;
          const cached = results.get(key);
          if (cached !== undefined) {
            onTags(cached.tags);
            return cached.value;
          }
          const started = generation;
          const call = { responseCount: 0, isPublic: true, tags: [] };
          const value: unknown = await calls.run(call, (): unknown => Reflect.apply(method, target, input));
          if (call.isPublic && call.responseCount > 0 && started === generation)
            results.set(key, { value: freeze(value), tags: call.tags });
          return value;
        };
      },
    });
  }

  return {
    /**
     * Returns the shop with read calls that reuse results. `key` names the storefront and the market; `onTags` receives
     * the tags of reused results.
     */
    wrap(shop: Shop, key: string, onTags: OnTags = () => {}): Shop {
      const areas = AREAS.map((area) => [area, wrapArea(shop[area], `${key} ${area}`, onTags)]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the areas keep their methods
      return { ...shop, ...(Object.fromEntries(areas) as Partial<Shop>) };
    },
    /** Counts a response of the call in progress. */
    reportResponse(isPublic: boolean, tags: readonly string[] = []): void {
      const call = calls.getStore();
      if (call === undefined) return;
      call.responseCount += 1;
      call.isPublic &&= isPublic;
      call.tags.push(...tags);
    },
    clear(tags?: readonly string[]): void {
      generation += 1;
      dropTagged(results, tags);
    },
  };
}

/** Visits share results, so a change by one page would reach all others. */
function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}

const hasSignal = (value: unknown): boolean => typeof value === "object" && value !== null && "signal" in value;
