import { requireGlobal } from "../shared/requireGlobal.js";
import { members } from "../shared/members.js";
import { parseJson } from "../shared/parseJson.js";
import { browserLock } from "./browserLock.js";
import type { Environment, KeyValueStorage } from "./environment.js";
import { memoryStorage, randomKey, runtime } from "./runtime.js";

// The browser globals this package uses, beyond those of every runtime.
declare const window: EventTarget;
declare const document: EventTarget & { readonly visibilityState: string; cookie: string };
declare const location: { readonly protocol: string };

/** Returns undefined when site data is blocked. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Falls back to memory when storage is blocked, full or missing. */
function browserStorage(open: () => Storage, namespace: string): KeyValueStorage {
  const memory = memoryStorage();
  let isPersisted = true;
  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(namespace + key)) ?? undefined,
    set(key, value) {
      isPersisted =
        attempt(() => {
          open().setItem(namespace + key, value);
          return true;
        }) ?? false;
      if (isPersisted) memory.remove(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.remove(key);
      attempt(() => open().removeItem(namespace + key));
    },
    keys(prefix) {
      const stored = attempt(() => Object.keys(open())) ?? [];
      const own = stored.filter((key) => key.startsWith(namespace)).map((key) => key.slice(namespace.length));
      return [...new Set([...memory.keys(prefix), ...own.filter((key) => key.startsWith(prefix))])];
    },
    isDurable: () => isPersisted && attempt(() => open().getItem("") !== undefined) === true,
  };
}

/** @throws ShopError CONFIG_MISSING outside of a page */
function page(): EventTarget {
  requireGlobal("document", ": use serverEnvironment()");
  return window;
}

type Handlers = Readonly<Record<string, (event: Event) => void>>;

/** @returns a function that removes all the listeners */
function listen(...targets: ReadonlyArray<readonly [EventTarget, Handlers]>): () => void {
  const ending = new AbortController();
  for (const [target, handlers] of targets) {
    for (const [type, handler] of Object.entries(handlers))
      target.addEventListener(type, handler, { signal: ending.signal });
  }
  return () => ending.abort();
}

/** Blocked cookies read as absent; writes have no effect. */
const browserCookies: Environment["cookies"] = {
  get: (name) =>
    attempt(() => document.cookie)
      ?.split("; ")
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1),
  set(cookie) {
    attempt(() => {
      // oxlint-disable-next-line unicorn/no-document-cookie -- must be set before the next page request
      document.cookie = location.protocol === "https:" ? `${cookie}; Secure` : cookie;
    });
  },
};

/** BroadcastChannel, with `storage` events as fallback. */
function browserBroadcast(name: string): Environment["broadcast"] {
  if (typeof BroadcastChannel !== "undefined") {
    let channel: BroadcastChannel | undefined;
    const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(name));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has a single origin
      post: (message) => open().postMessage(message),
      subscribe: (listener) => receive(open(), listener),
    };
  }
  return {
    post(message) {
      // Blocked storage is not shared, so there is no tab to notify.
      attempt(() => localStorage.setItem(name, JSON.stringify({ message, once: randomKey() })));
    },
    subscribe(listener) {
      const storage = (event: Event): void => {
        if (!("key" in event) || event.key !== name || !("newValue" in event)) return;
        const sent = members(typeof event.newValue === "string" ? parseJson(event.newValue) : undefined);
        if ("message" in sent) listener(sent["message"]);
      };
      return listen([page(), { storage }]);
    },
  };
}

/**
 * Broadcasts and storage writes reach another tab in any order. A text message only means "read the storage", so it is
 * delivered again after the storage event; otherwise the tab could keep a half-written cart.
 */
function receive(channel: BroadcastChannel, listener: (message: unknown) => void): () => void {
  const textMessages = new Set<string>();
  let redeliveryTimer: ReturnType<typeof setTimeout> | undefined;
  const message = (event: Event): void => {
    if (!("data" in event)) return;
    if (typeof event.data === "string") textMessages.add(event.data);
    listener(event.data);
  };
  const storage = (): void => {
    // Once per batch of storage events.
    redeliveryTimer ??= setTimeout(() => {
      redeliveryTimer = undefined;
      for (const text of textMessages) listener(text);
    });
  };
  const stop = listen([channel, { message }], [page(), { storage }]);
  return () => {
    stop();
    clearTimeout(redeliveryTimer);
  };
}

/**
 * Creates the environment of a browser page. Shops with different namespaces share no storage, channel or lock. A module
 * that a server also loads may create it; outside of a page, `start()` throws CONFIG_MISSING: servers, workers and native
 * apps use `serverEnvironment`.
 */
export function browserEnvironment({ namespace = "" }: { namespace?: string } = {}): Environment {
  const base = {
    storage: {
      local: browserStorage(() => localStorage, namespace),
      session: browserStorage(() => sessionStorage, namespace),
    },
    ...runtime,
  };
  return {
    ...base,
    cookies: browserCookies,
    broadcast: browserBroadcast(`${namespace}shop`),
    lock: browserLock(`${namespace}shop:`, base),
    online: {
      isOnline: () => !("onLine" in navigator && navigator.onLine === false),
      subscribe: (listener) => listen([page(), { online: () => listener(), offline: () => listener() }]),
    },
    resumed: {
      subscribe: (listener) =>
        listen(
          [page(), { pageshow: (event) => "persisted" in event && event.persisted === true && listener() }],
          [document, { visibilitychange: () => document.visibilityState === "visible" && listener() }],
        ),
    },
  };
}
