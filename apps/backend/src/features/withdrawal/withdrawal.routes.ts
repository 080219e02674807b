import { Hono } from "hono";
import type { Deps } from "../../deps.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { answerWrite, newcomer } from "../../http/idempotency.ts";
import { readBody } from "../../http/input.ts";
import { callerOf, countTry, type Limit } from "../../http/rateLimit.ts";
import { receiveWithdrawal } from "./receiveWithdrawal.ts";
import { checkWithdrawal, withdrawalInput } from "./withdrawalInput.ts";

// Limits against scripts, far above human use. Emails per address are limited separately, without rejecting the
// request.
const BY_PERSON: Limit = { name: "withdrawal person", most: 20, seconds: 60 * 60 };
const BY_CALLER: Limit = { name: "withdrawal caller", most: 100, seconds: 60 * 60 };

/** POST withdrawal: accepts every declaration, with or without a matching order, and responds to all of them alike. */
export function withdrawalRoutes(deps: Deps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/withdrawal", noStore, async (c) => {
    const input = await readBody(c, withdrawalInput);
    checkWithdrawal(input);
    await countTry(deps, BY_CALLER, callerOf(c));
    await countTry(deps, BY_PERSON, callerOf(c), input.email.toLowerCase());
    return answerWrite(c, deps.db, newcomer(c), async (trx) => {
      const { reference, receivedAt, mail } = await receiveWithdrawal(trx, deps, input);
      return { status: 201, body: { reference, received_at: receivedAt.toISOString(), mail } };
    });
  });

  return routes;
}
