import type { SessionClient } from "../calls/sessionClient.js";
import type { SessionToken } from "../domain/session/sessionToken.js";
import type { Environment } from "../environment/environment.js";
import { isOutcomeUnknown } from "../shared/failureKind.js";

export interface Revocations {
  add(token: SessionToken): void;
  /** Retries the pending revocations. */
  retry(): void;
}

/**
 * Revokes tokens in the backend. Pending ones stay in memory only: the next person at the device could use a token
 * stored beyond sign-out. A token that is never revoked expires within 6 hours.
 */
export function createRevocations(client: Pick<SessionClient, "logout">, environment: Environment): Revocations {
  const pending = new Set<SessionToken>();

  async function send(token: SessionToken): Promise<void> {
    try {
      await client.logout(token.jwt);
    } catch (error) {
      // Any decision of the backend settles a revocation, 401 included.
      if (isOutcomeUnknown(error)) pending.add(token);
    }
  }

  return {
    add: (token) => void send(token),
    retry() {
      const tokens = [...pending];
      pending.clear();
      for (const token of tokens) {
        if (environment.clock.now() < token.receivedAtMs + token.lifetimeMs) void send(token);
      }
    },
  };
}
