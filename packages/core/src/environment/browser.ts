import { parseJson } from "../shared/parseJson.js";
import { browserLock } from "./browserLock.js";
import type { Environment, KeyValueStorage, Signal } from "./environment.js";
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

/** Creates a signal from DOM events; `read` returns undefined for events to ignore. */
function domSignal<Value>(
  target: () => EventTarget,
  type: string,
  read: (event: Event) => { value: Value } | undefined,
): Signal<Value> {
  return (listener) => {
    const handler = (event: Event): void => {
      const found = read(event);
      if (found !== undefined) listener(found.value);
    };
    target().addEventListener(type, handler);
    return () => target().removeEventListener(type, handler);
  };
}

const fired = { value: undefined };

function mergeSignals(...signals: Signal[]): Signal {
  return (listener) => {
    const stops = signals.map((signal) => signal(listener));
    return () => stops.forEach((stop) => stop());
  };
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
  let channel: BroadcastChannel | undefined;
  const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(name));
  if (typeof BroadcastChannel !== "undefined") {
    const messages = domSignal<unknown>(open, "message", (event) =>
      "data" in event ? { value: event.data } : undefined,
    );
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has a single origin
      post: (message) => open().postMessage(message),
      subscribe: (listener) => redeliverAfterStorage(messages, listener),
    };
  }
  return {
    post(message) {
      // Blocked storage is not shared, so there is no tab to notify.
      attempt(() => localStorage.setItem(name, JSON.stringify({ message, once: randomKey() })));
    },
    subscribe: domSignal<unknown>(
      () => window,
      "storage",
      (event) => {
        const isOurs =
          "key" in event && event.key === name && "newValue" in event && typeof event.newValue === "string";
        return isOurs ? { value: parseMessage(String(event.newValue)) } : undefined;
      },
    ),
  };
}

/**
 * Broadcasts and storage writes reach another tab in any order. A text message only means "read the storage", so it is
 * delivered again after the storage event; otherwise the tab could keep a half-written cart.
 */
function redeliverAfterStorage(
  messages: Environment["broadcast"]["subscribe"],
  listener: (message: unknown) => void,
): () => void {
  const textMessages = new Set<string>();
  let redeliveryTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = messages((message) => {
    if (typeof message === "string") textMessages.add(message);
    listener(message);
  });
  const redeliver = (): void => {
    // Once per batch of storage events.
    redeliveryTimer ??= setTimeout(() => {
      redeliveryTimer = undefined;
      for (const text of textMessages) listener(text);
    });
  };
  window.addEventListener("storage", redeliver);
  return () => {
    stop();
    clearTimeout(redeliveryTimer);
    window.removeEventListener("storage", redeliver);
  };
}

function parseMessage(text: string): unknown {
  const parsed = parseJson(text);
  return typeof parsed === "object" && parsed !== null && "message" in parsed ? parsed.message : undefined;
}

/**
 * Creates the environment of a browser page.
 *
 * @param options.namespace prefix of storage keys, channel and lock names; two shops on one page share nothing when
 * each has its own
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
      subscribe: mergeSignals(
        domSignal(
          () => window,
          "online",
          () => fired,
        ),
        domSignal(
          () => window,
          "offline",
          () => fired,
        ),
      ),
    },
    resumed: {
      subscribe: mergeSignals(
        domSignal(
          () => window,
          "pageshow",
          (event) => ("persisted" in event && event.persisted === true ? fired : undefined),
        ),
        domSignal(
          () => document,
          "visibilitychange",
          () => (document.visibilityState === "visible" ? fired : undefined),
        ),
      ),
    },
  };
}
