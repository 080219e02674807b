export interface CircuitBreaker {
  /** Returns true if a request may be sent now; after a failure, one probe per rest period. */
  canRequest(): boolean;
  /** Returns true if the last request succeeded. */
  isHealthy(): boolean;
  recordSuccess(): void;
  recordFailure(error: unknown): void;
}

/**
 * Circuit breaker: after a failure no requests are sent for `cooldownMs`, then one probe; its success resumes normal
 * operation.
 */
export function createCircuitBreaker(options: {
  now: () => number;
  cooldownMs: number;
  onFailure: (error: unknown) => void;
  onRecovery: () => void;
}): CircuitBreaker {
  let retryAt: number | undefined;
  return {
    canRequest() {
      if (retryAt === undefined) return true;
      if (options.now() < retryAt) return false;
      retryAt = options.now() + options.cooldownMs;
      return true;
    },
    isHealthy: () => retryAt === undefined,
    recordSuccess() {
      if (retryAt === undefined) return;
      retryAt = undefined;
      options.onRecovery();
    },
    recordFailure(error) {
      const isNew = retryAt === undefined;
      retryAt = options.now() + options.cooldownMs;
      if (isNew) options.onFailure(error);
    },
  };
}
