export interface Circuit {
  /** Returns true if a request may be sent now; after a failure, one probe per rest period. */
  mayAsk(): boolean;
  /** Returns true if the last request succeeded. */
  isOpen(): boolean;
  succeeded(): void;
  failed(error: unknown): void;
}

/**
 * Circuit breaker: after a failure no requests are sent for `restMs`, then one probe; its success resumes normal
 * operation.
 */
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
