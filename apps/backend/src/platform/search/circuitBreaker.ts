import { EngineError } from "./remote/engineClient.ts";

export interface CircuitBreaker {
  /** Returns the answer of `request`, or that of `fallback` while the circuit is open or if the request fails. */
  call<T>(request: () => Promise<T>, fallback: () => Promise<T>): Promise<T>;
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
  /** The engine rejected a request: it is available to all others. */
  onRejected: (error: EngineError) => void;
  onRecovery: () => void;
}): CircuitBreaker {
  let retryAt: number | undefined;

  function canRequest(): boolean {
    if (retryAt === undefined) return true;
    if (options.now() < retryAt) return false;
    retryAt = options.now() + options.cooldownMs;
    return true;
  }

  function recordSuccess(): void {
    if (retryAt === undefined) return;
    retryAt = undefined;
    options.onRecovery();
  }

  function recordFailure(error: unknown): void {
    const isNew = retryAt === undefined;
    retryAt = options.now() + options.cooldownMs;
    if (isNew) options.onFailure(error);
  }

  return {
    async call(request, fallback) {
      if (!canRequest()) return fallback();
      try {
        const answer = await request();
        recordSuccess();
        return answer;
      } catch (error) {
        if (error instanceof EngineError && error.status === 400) options.onRejected(error);
        else recordFailure(error);
        return fallback();
      }
    },
    recordFailure,
  };
}
