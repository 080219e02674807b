import mitt from "mitt";

/** Typed events of one shop instance. */
export interface Emitter<Events extends object> {
  /** @returns a function that unsubscribes; calling it twice is harmless */
  readonly on: <Type extends keyof Events & string>(type: Type, handler: (event: Events[Type]) => void) => () => void;
  readonly emit: <Type extends keyof Events & string>(type: Type, event: Events[Type]) => void;
  readonly clear: () => void;
}

/** Creates an event emitter. An error of a handler affects neither the other handlers nor the caller of `emit`. */
export function createEmitter<Events extends object>(onHandlerError: (error: unknown) => void): Emitter<Events> {
  const bus = mitt<{ [Type in keyof Events & string]: Events[Type] }>();
  return {
    on(type, handler) {
      // A wrapper per subscription: mitt removes by identity, and the same function may be subscribed twice.
      const guarded: typeof handler = (event) => {
        try {
          handler(event);
        } catch (error) {
          onHandlerError(error);
        }
      };
      bus.on(type, guarded);
      return () => bus.off(type, guarded);
    },
    emit: bus.emit,
    clear: () => bus.all.clear(),
  };
}
