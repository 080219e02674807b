import { ShopError } from "../shared/shopError.js";
import type { Environment, Signal } from "./environment.js";

/** Life time of a shop: no request, timer or subscription starts after its end, also from code that loads later. */
export interface Lifetime {
  /** The given environment, which does nothing outside of the life time. */
  environment: Environment;
  /** Begins another life time after an end. */
  begin(): void;
  /** Cancels all timers and subscriptions. */
  end(): void;
}

export function createLifetime(outer: Environment): Lifetime {
  let isEnded = false;
  const stops = new Set<() => void>();

  function track(start: (untrack: () => void) => () => void): () => void {
    if (isEnded) return () => {};
    const stop = start(() => void stops.delete(stop));
    stops.add(stop);
    return () => {
      if (stops.delete(stop)) stop();
    };
  }

  const bind =
    <Value>(subscribe: Signal<Value>): Signal<Value> =>
    (listener) =>
      track(() => subscribe(listener));

  return {
    environment: {
      ...outer,
      fetch: (request) => (isEnded ? Promise.reject(new ShopError("ABORTED")) : outer.fetch(request)),
      timers: {
        after: (ms, run) =>
          track((untrack) =>
            outer.timers.after(ms, () => {
              untrack();
              run();
            }),
          ),
      },
      broadcast: { post: outer.broadcast.post, subscribe: bind(outer.broadcast.subscribe) },
      online: { isOnline: outer.online.isOnline, subscribe: bind(outer.online.subscribe) },
      resumed: { subscribe: bind(outer.resumed.subscribe) },
    },
    begin() {
      isEnded = false;
    },
    end() {
      isEnded = true;
      for (const stop of stops) stop();
      stops.clear();
    },
  };
}
