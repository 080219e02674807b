import { createLifetime, memoryCookies, memoryEnvironment } from "../environment/runtime.js";
import { expect, test } from "vitest";
import { consentToAll } from "../domain/consent/consent.js";
import type { Environment } from "../environment/environment.js";
import { createConsentStore } from "./consentStore.js";

const NOW = 1_795_305_600_000;
const ALL = { choice: consentToAll(true), chosenAt: NOW / 1000 };

/** Tabs of one browser, with shared cookies and broadcasts. */
function browser(): Pick<Environment, "broadcast" | "cookies"> {
  const listeners = new Set<(message: unknown) => void>();
  return {
    cookies: memoryCookies(),
    broadcast: {
      post: (message) => listeners.forEach((listener) => listener(message)),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}

function openTab(shared = browser()) {
  const changes: unknown[] = [];
  const environment = memoryEnvironment({
    fetch: async () => Response.json({}),
    clock: { now: () => NOW },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
    ...shared,
  });
  const lifetime = createLifetime(environment);
  const store = createConsentStore({
    environment: lifetime.environment,
    rendered: undefined,
    onChange: (change) => changes.push(change),
  });
  return { store, changes, shared, lifetime };
}

test("no purpose is allowed before a choice", () => {
  const { store, changes } = openTab();
  store.start();
  expect(store.allowed()).toEqual(consentToAll(false));
  expect(store.getSnapshot().record).toBeUndefined();
  expect(changes).toEqual([]);
});

test("accepting is stored in the cookie and reported once; the next page reads it", () => {
  const { store, changes, shared } = openTab();
  store.start();
  store.chooseAll(true);
  expect(store.getSnapshot().record).toEqual(ALL);
  expect(changes).toEqual([{ before: consentToAll(false), after: consentToAll(true) }]);

  const next = openTab(shared);
  next.store.start();
  expect(next.store.allowed()).toEqual(consentToAll(true));
});

test("revoking consent reaches every tab", () => {
  const shared = browser();
  const [here, there] = [openTab(shared), openTab(shared)];
  for (const { store } of [here, there]) store.start();
  here.store.chooseAll(true);
  there.store.choose({ analytics: true, advertising: false, services: false });
  expect(here.store.allowed()).toEqual({ analytics: true, advertising: false, services: false });
  expect(here.changes).toHaveLength(2);
});

test("a closed store receives no messages, and other messages are ignored", () => {
  const shared = browser();
  const [here, there] = [openTab(shared), openTab(shared)];
  for (const { store } of [here, there]) store.start();
  here.lifetime.end();
  there.store.chooseAll(true);
  shared.broadcast.post("cart");
  expect(here.store.allowed()).toEqual(consentToAll(false));
});

test("an invalid cookie is no consent", () => {
  const { store, shared } = openTab();
  shared.cookies.set("consent=everything; Path=/");
  store.start();
  expect(store.getSnapshot().record).toBeUndefined();
});
