import type { Environment } from "../environment/environment.js";

/** A value that changes over time, in the shape React and others subscribe to. */
export interface Store<State> {
  getSnapshot(): State;
  /** Gives back its own undoing. */
  subscribe(listener: () => void): () => void;
}

export interface MachineStore<State, Event> extends Store<State> {
  send(event: Event): void;
}

/**
 * Holds a snapshot, runs a pure transition, then the effects it returned: first the new state stands and listeners know,
 * then the world is touched.
 */
export function createStore<State, Event, Effect>(
  initial: State,
  transition: (state: State, event: Event) => readonly [State, readonly Effect[]],
  run: (effect: Effect) => void,
  log: Environment["log"],
): MachineStore<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send(event) {
      const [next, effects] = transition(state, event);
      if (next !== state) {
        state = next;
        for (const listener of listeners) notify(listener, log);
      }
      for (const effect of effects) run(effect);
    },
  };
}

/** One listener's failure is not the others'. */
function notify(listener: () => void, log: Environment["log"]): void {
  try {
    listener();
  } catch (error) {
    log.warn("A listener of a store failed", error);
  }
}
