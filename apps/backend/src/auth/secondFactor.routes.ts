import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError, rejectInvalidFields } from "../platform/http/apiError.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { textField } from "../platform/http/formFields.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { readBody } from "../platform/http/input.ts";
import { enforceRateLimit, resetAttempts } from "../platform/http/rateLimit.ts";
import { requireCustomer } from "../platform/http/subject.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { readAccount } from "../account/customer.queries.ts";
import { mailEmailLink } from "./mailEmailLink.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { EMAIL_CHANGE, SECOND_FACTOR_CODES } from "./limits.ts";
import { createAuthenticator, consumeCode } from "./secondFactor.ts";
import { writeSession, isSameOriginPage } from "./sessionCookie.ts";
import { openSession } from "./sessions.ts";
import { encodeBase32 } from "./totp.ts";

const startInput = v.strictObject({ password: textField });
const confirmInput = v.strictObject({ code: textField });
const removeInput = v.strictObject({ password: textField, code: textField });

/** POST secondFactor/start, secondFactor/confirm and secondFactor/remove: authenticator app of a customer. */
export function secondFactorRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/secondFactor/*", noStore);

  routes.post("/secondFactor/start", async (c) => {
    const subject = await requireCustomer(c);
    const { customerId } = subject;
    const { password } = await readBody(c, startInput);
    rejectInvalidFields({ password: password === "" ? "required" : undefined });
    await confirmPassword(deps, subject, "password", password);
    await requireConfirmedMailbox(deps, customerId);
    const secret = await createAuthenticator(deps, db, customerId);
    if (secret === undefined)
      throw new ApiError(409, "SECOND_FACTOR_SET", "An authenticator app has already been set up");
    return c.json({ secret: encodeBase32(secret) });
  });

  routes.post("/secondFactor/confirm", async (c) => {
    const { customerId } = await requireCustomer(c);
    const { code } = await readBody(c, confirmInput);
    await enforceRateLimit(deps, SECOND_FACTOR_CODES, customerId);
    const session = await runInTransaction(db, async (trx) => {
      if (!(await consumeCode(deps, trx, customerId, code))) return undefined;
      await recordAccountEvent(trx, deps, customerId, "authenticator_set");
      const account = await readAccount(trx, customerId);
      // The new session replaces this one and all that were opened without a code. Source: ASVS 5.0, 7.4.3.
      await trx.deleteFrom("session").where("customer_id", "=", customerId).execute();
      return openSession(deps, trx, account, { isCookieBound: isSameOriginPage(c), secondFactor: true });
    });
    if (session === undefined) throw wrongCodeError();
    await resetAttempts(deps, SECOND_FACTOR_CODES, customerId);
    return c.json(writeSession(c, session));
  });

  routes.post("/secondFactor/remove", async (c) => {
    const subject = await requireCustomer(c);
    const { customerId } = subject;
    const { password, code } = await readBody(c, removeInput);
    rejectInvalidFields({ password: password === "" ? "required" : undefined });
    await confirmPassword(deps, subject, "password", password);
    await enforceRateLimit(deps, SECOND_FACTOR_CODES, customerId);
    const isCorrect = await runInTransaction(db, async (trx) => {
      if (!(await consumeCode(deps, trx, customerId, code))) return false;
      await trx.deleteFrom("authenticator").where("customer_id", "=", customerId).execute();
      await recordAccountEvent(trx, deps, customerId, "authenticator_removed");
      return true;
    });
    if (!isCorrect) throw wrongCodeError();
    await resetAttempts(deps, SECOND_FACTOR_CODES, customerId);
    return c.body(null, 204);
  });

  return routes;
}

/**
 * Anyone can register any address: an authenticator would lock its owner out for good. Mails a confirmation link.
 *
 * @throws ApiError 409 EMAIL_UNCONFIRMED
 */
async function requireConfirmedMailbox(deps: Deps, customerId: number): Promise<void> {
  const { email, email_confirmed_at } = await readAccount(deps.db, customerId);
  if (email_confirmed_at !== null) return;
  await enforceRateLimit(deps, EMAIL_CHANGE, customerId);
  await runInTransaction(deps.db, (trx) => mailEmailLink(trx, deps, customerId, email));
  throw new ApiError(409, "EMAIL_UNCONFIRMED", "Please confirm your e-mail address with the link that was just mailed");
}

const wrongCodeError = (): ApiError =>
  new ApiError(422, "INVALID_INPUT", "This code is wrong", { fields: { code: "invalid" } });
