import type { SessionClient } from "../clients/sessionClient.js";
import type { SessionToken } from "../domain/session/sessionToken.js";
import type { Environment } from "../environment/environment.js";
import { isShopError } from "../shared/shopError.js";

export interface Revocations {
  add(token: SessionToken): void;
  /** Sends again what could not be sent. */
  retry(): void;
}

/**
 * Tokens that the shop has to forget. They are kept in memory alone: a token that outlived the sign-out in storage would
 * be worth as much to the next person as it was to the last. One that never gets through dies by itself, within 6 hours.
 */
export function createRevocations(client: Pick<SessionClient, "logout">, environment: Environment): Revocations {
  const waiting = new Set<SessionToken>();

  async function send(token: SessionToken): Promise<void> {
    try {
      await client.logout(token.text);
    } catch (error) {
      if (isWorthRetrying(error)) waiting.add(token);
    }
  }

  return {
    add: (token) => void send(token),
    retry() {
      const tokens = [...waiting];
      waiting.clear();
      for (const token of tokens) {
        if (environment.clock.now() < token.receivedAtMs + token.lifetimeMs) void send(token);
      }
    },
  };
}

/** Anything the shop has answered, a 401 among it, is the end of the matter. */
function isWorthRetrying(error: unknown): boolean {
  if (!isShopError(error)) return true;
  if (error.code === "HTTP_STATUS") return Number(error.details["status"]) >= 500;
  return ["NETWORK", "TIMEOUT", "RATE_LIMITED"].includes(error.code);
}
