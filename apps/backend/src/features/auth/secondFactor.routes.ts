import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { ApiError, refuseFaults } from "../../http/apiError.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { textField } from "../../http/formFields.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { readBody } from "../../http/input.ts";
import { countTry, forgetTries } from "../../http/rateLimit.ts";
import { customerOf } from "../../http/subject.ts";
import { noteEvent } from "../customer/accountEvents.ts";
import { accountById } from "../customer/customer.queries.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { CODES } from "./limits.ts";
import { newAuthenticator, takeCode } from "./secondFactor.ts";
import { answerSession, keepsCookie } from "./sessionCookie.ts";
import { endSession, openSession } from "./sessions.ts";
import { base32 } from "./totp.ts";

const startInput = v.strictObject({ password: textField });
const confirmInput = v.strictObject({ code: textField });
const removeInput = v.strictObject({ password: textField, code: textField });

/** POST secondFactor/start, secondFactor/confirm and secondFactor/remove: authenticator app of a customer. */
export function secondFactorRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/secondFactor/*", noStore);

  routes.post("/secondFactor/start", async (c) => {
    const { customerId } = await customerOf(c);
    const { password } = await readBody(c, startInput);
    refuseFaults({ password: password === "" ? "required" : undefined });
    await confirmPassword(deps, customerId, "password", password);
    const secret = await newAuthenticator(deps, db, customerId);
    if (secret === undefined)
      throw new ApiError(409, "SECOND_FACTOR_SET", "An authenticator app has already been set up");
    return c.json({ secret: base32(secret) });
  });

  routes.post("/secondFactor/confirm", async (c) => {
    const { customerId, sessionId } = await customerOf(c);
    const { code } = await readBody(c, confirmInput);
    await countTry(deps, CODES, customerId);
    const session = await inTransaction(db, async (trx) => {
      if (!(await takeCode(deps, trx, customerId, code))) return undefined;
      await noteEvent(trx, deps, customerId, "authenticator_set");
      const account = await accountById(trx, customerId);
      return openSession(deps, trx, account, { bound: keepsCookie(c), secondFactor: true });
    });
    if (session === undefined) throw wrongCode();
    await forgetTries(deps, CODES, customerId);
    // The new session with second factor replaces the current one.
    await endSession(deps, sessionId);
    return c.json(answerSession(c, session));
  });

  routes.post("/secondFactor/remove", async (c) => {
    const { customerId } = await customerOf(c);
    const { password, code } = await readBody(c, removeInput);
    refuseFaults({ password: password === "" ? "required" : undefined });
    await confirmPassword(deps, customerId, "password", password);
    await countTry(deps, CODES, customerId);
    const isRight = await inTransaction(db, async (trx) => {
      if (!(await takeCode(deps, trx, customerId, code))) return false;
      await trx.deleteFrom("authenticator").where("customer_id", "=", customerId).execute();
      await noteEvent(trx, deps, customerId, "authenticator_removed");
      return true;
    });
    if (!isRight) throw wrongCode();
    await forgetTries(deps, CODES, customerId);
    return c.body(null, 204);
  });

  return routes;
}

const wrongCode = (): ApiError =>
  new ApiError(422, "INVALID_INPUT", "This code is wrong", { fields: { code: "invalid" } });
