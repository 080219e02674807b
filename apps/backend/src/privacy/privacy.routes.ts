import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { EMAIL_CHANGE, LINK_ATTEMPTS, SECOND_FACTOR_CODES } from "../auth/limits.ts";
import { consumeCode, hasAuthenticator } from "../auth/secondFactor.ts";
import { confirmPassword } from "../auth/confirmPassword.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { noStore } from "../platform/http/cartToken.ts";
import { textField } from "../platform/http/formFields.ts";
import { readBody } from "../platform/http/input.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { clientKey, enforceRateLimit, resetAttempts } from "../platform/http/rateLimit.ts";
import { requireCustomer } from "../platform/http/subject.ts";
import { exportCustomer } from "./exportCustomer.ts";
import { confirmErasure, requestErasure } from "./requestErasure.ts";
import { EXPORTS } from "./limits.ts";

const erasureInput = v.strictObject({ password: textField, code: v.optional(textField, "") });
const confirmationInput = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });
const exportInput = v.strictObject({ password: textField });

/** POST exportCustomer: all data of the signed-in customer. POST eraseCustomer and confirmErasure: deletes the account. */
export function privacyRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/exportCustomer", noStore, async (c) => {
    const subject = await requireCustomer(c);
    const { password } = await readBody(c, exportInput);
    rejectInvalidFields({ password: password === "" ? "required" : undefined });
    await confirmPassword(deps, subject, "password", password);
    await enforceRateLimit(deps, EXPORTS, subject.customerId);
    const data = await exportCustomer(db, subject.customerId, deps.clock());
    await recordAccountEvent(db, deps, subject.customerId, "data_exported");
    return c.json(data);
  });

  routes.post("/eraseCustomer", noStore, async (c) => {
    const subject = await requireCustomer(c);
    const { password, code } = await readBody(c, erasureInput);
    rejectInvalidFields({ password: password === "" ? "required" : undefined });
    await confirmPassword(deps, subject, "password", password);
    if (await hasAuthenticator(db, subject.customerId)) await confirmCode(deps, subject.customerId, code);
    await enforceRateLimit(deps, EMAIL_CHANGE, subject.customerId);
    await runInTransaction(db, (trx) => requestErasure(trx, deps, subject.customerId));
    return c.json({}, 202);
  });

  // The link alone authorizes: it may be opened on a device without a session.
  routes.post("/confirmErasure", noStore, async (c) => {
    const { token } = await readBody(c, confirmationInput);
    await enforceRateLimit(deps, LINK_ATTEMPTS, clientKey(c));
    await runInTransaction(db, (trx) => confirmErasure(trx, deps, token));
    return c.body(null, 204);
  });

  return routes;
}

async function confirmCode(deps: Deps, customerId: number, code: string): Promise<void> {
  rejectInvalidFields({ code: code === "" ? "required" : undefined });
  await enforceRateLimit(deps, SECOND_FACTOR_CODES, customerId);
  const isCorrect = await runInTransaction(deps.db, (trx) => consumeCode(deps, trx, customerId, code));
  rejectInvalidFields({ code: isCorrect ? undefined : "invalid" });
  await resetAttempts(deps, SECOND_FACTOR_CODES, customerId);
}
