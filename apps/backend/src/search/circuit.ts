export interface Circuit {
  /** Whether the other side may be asked now. */
  mayAsk(): boolean;
  /** Whether the other side answered when last asked. */
  isOpen(): boolean;
  succeeded(): void;
  failed(error: unknown): void;
}

/** After a failure the other side is left alone for a while; then one asks, and its success opens the way for all. */
export function createCircuit(options: {
  now: () => number;
  restMs: number;
  onFailure: (error: unknown) => void;
  onRecovery: () => void;
}): Circuit {
  let restsUntil: number | undefined;
  return {
    mayAsk() {
      if (restsUntil === undefined) return true;
      if (options.now() < restsUntil) return false;
      restsUntil = options.now() + options.restMs;
      return true;
    },
    isOpen: () => restsUntil === undefined,
    succeeded() {
      if (restsUntil === undefined) return;
      restsUntil = undefined;
      options.onRecovery();
    },
    failed(error) {
      const isNew = restsUntil === undefined;
      restsUntil = options.now() + options.restMs;
      if (isNew) options.onFailure(error);
    },
  };
}
