import * as v from "valibot";
import type { Environment, KeyValueStorage } from "../environment/environment.js";
import { parseJson } from "../shared/parseJson.js";
import { createSchema } from "../wire/createSchema.js";

/** An observable value, in the shape of React's `useSyncExternalStore`. */
export interface Store<State> {
  getSnapshot(): State;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export interface MachineStore<State, Event> extends Store<State> {
  send(event: Event): void;
}

/** Runs a pure transition, notifies the listeners of the new state, then runs the returned effects. */
export function createStore<State, Event, Effect>(
  initial: State,
  transition: (state: State, event: Event) => readonly [State, readonly Effect[]],
  run: (effect: Effect) => void,
  log: Environment["log"],
): MachineStore<State, Event> {
  let state = initial;
  const { subscribe, notify } = createListeners(log);
  return {
    getSnapshot: () => state,
    subscribe,
    send(event) {
      const [next, effects] = transition(state, event);
      if (next !== state) {
        state = next;
        notify();
      }
      for (const effect of effects) run(effect);
    },
  };
}

/** Listeners of a store; a failing listener does not affect the others. */
export function createListeners(log: Environment["log"]): Pick<Store<unknown>, "subscribe"> & { notify(): void } {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) {
        try {
          listener();
        } catch (error) {
          log.warn("A listener of a store failed", error);
        }
      }
    },
  };
}

/** A value in storage: validated on every read, removed when invalid. */
export interface StoredValue<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

export function storedValue<T>(
  storage: KeyValueStorage,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> {
  const clear = (): void => storage.remove(key);
  return {
    read() {
      const text = storage.get(key);
      if (text === undefined) return undefined;
      const value = parseStored(schema, text);
      if (value === undefined) clear();
      return value;
    },
    write: (value) => storage.set(key, JSON.stringify(value)),
    clear,
  };
}

/** Parses stored text; returns undefined when it does not match the schema. */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  const result = v.safeParse(schema, parseJson(text));
  return result.success ? result.output : undefined;
}

/** Scalars of stored values: storage is as untrusted as the network. */

const wholeFrom = (least: number, expects: string): v.GenericSchema<unknown, number> =>
  createSchema(expects, (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= least ? value : undefined,
  );

export const wholeNumber: v.GenericSchema<unknown, number> = wholeFrom(-Infinity, "a whole number");
export const count: v.GenericSchema<unknown, number> = wholeFrom(0, "a count");
export const positive: v.GenericSchema<unknown, number> = wholeFrom(1, "a whole number of 1 or more");
export const id: v.GenericSchema<unknown, number> = wholeFrom(1, "an id");

export const number: v.GenericSchema<unknown, number> = createSchema("a number", (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined,
);

export const flag: v.GenericSchema<unknown, boolean> = createSchema("a flag", (value) =>
  typeof value === "boolean" ? value : undefined,
);

/** At most 2,000 characters. */
export const text: v.GenericSchema<unknown, string> = createSchema("text", (value) =>
  typeof value === "string" && value.length <= 2000 ? value : undefined,
);

/** JSON has no `undefined`: absent members become undefined. */
export const orNone = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | undefined> =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
