import { Hono } from "hono";
import type { Deps } from "../deps.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { respondToWrite, anonymousPrincipal } from "../platform/http/idempotency.ts";
import { readBody } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, type RateLimit } from "../platform/http/rateLimit.ts";
import { receiveWithdrawal } from "./receiveWithdrawal.ts";
import { validateWithdrawal, withdrawalInput } from "./withdrawalInput.ts";

// Limits against scripts, far above human use. Emails per address are limited separately, without rejecting the
// request.
const BY_EMAIL: RateLimit = { name: "withdrawal person", maxAttempts: 20, windowSeconds: 60 * 60 };
const BY_CALLER: RateLimit = { name: "withdrawal caller", maxAttempts: 100, windowSeconds: 60 * 60 };

/** POST withdrawal: accepts every declaration, with or without a matching order, and responds to all of them alike. */
export function withdrawalRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/withdrawal", noStore, async (c) => {
    const input = await readBody(c, withdrawalInput);
    validateWithdrawal(input);
    await enforceRateLimit(deps, BY_CALLER, clientKey(c));
    await enforceRateLimit(deps, BY_EMAIL, clientKey(c), input.email.toLowerCase());
    return respondToWrite(c, deps.db, anonymousPrincipal(c), async (trx) => {
      const { reference, receivedAt, mail } = await receiveWithdrawal(trx, deps, input);
      return { status: 201, body: { reference, received_at: receivedAt.toISOString(), mail } };
    });
  });

  return routes;
}
