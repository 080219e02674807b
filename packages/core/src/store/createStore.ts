import { requireFunction } from "../shared/shopError.js";
import type { Environment } from "../environment/environment.js";

/** An observable value, in the shape of React's `useSyncExternalStore`. */
export interface Store<State> {
  getSnapshot(): State;
  /**
   * @returns a function that unsubscribes
   * @throws ShopError CONFIG_MISSING without a function
   */
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
      requireFunction("listener", listener);
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
