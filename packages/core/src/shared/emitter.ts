/** Typed events of one shop instance. */
export interface Emitter<Events extends object> {
  /** @returns a function that unsubscribes; calling it twice is harmless */
  readonly on: <Type extends keyof Events & string>(type: Type, handler: (event: Events[Type]) => void) => () => void;
  readonly emit: <Type extends keyof Events & string>(type: Type, event: Events[Type]) => void;
  readonly clear: () => void;
}

/** Creates an event emitter. An error of a handler affects neither the other handlers nor the caller of `emit`. */
export function createEmitter<Events extends object>(onHandlerError: (error: unknown) => void): Emitter<Events> {
  // An object per subscription: the same function may be subscribed twice.
  let subscriptions: { [Type in keyof Events]?: Set<{ handler: (event: Events[Type]) => void }> } = {};
  return {
    on(type, handler) {
      const subscription = { handler };
      const ofType = (subscriptions[type] ??= new Set());
      ofType.add(subscription);
      return () => void ofType.delete(subscription);
    },
    emit(type, event) {
      // A copy: a subscription made meanwhile waits for the next event.
      for (const { handler } of new Set(subscriptions[type])) {
        try {
          handler(event);
        } catch (error) {
          onHandlerError(error);
        }
      }
    },
    clear: () => void (subscriptions = {}),
  };
}
