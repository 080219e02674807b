import { Hono } from "hono";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import { authorize } from "../platform/http/authorize.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { validateEmail, textField, trimmedField } from "../platform/http/formFields.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { idInput, readBody } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, isWithinRateLimit } from "../platform/http/rateLimit.ts";
import { requireCustomer } from "../platform/http/subject.ts";
import { localeInput } from "../locale.ts";
import { confirmMailbox } from "../account/confirmMailbox.ts";
import { findAccountByEmail, readAccount } from "../account/customer.queries.ts";
import type { Tables } from "../platform/db/tables.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { accountKey, FORGOT_PASSWORD, FORGOT_PASSWORD_BY_IP, LINK_ATTEMPTS } from "./limits.ts";
import { findLinkEmail, linkInvalidError, consumeLink } from "../security/mailLink.ts";
import { newPasswordErrors, readMinPasswordLength } from "./passwordRules.ts";
import { hashPassword } from "./passwords.ts";
import { hasSecondFactor } from "./secondFactor.ts";
import { writeSession, isSameOriginPage } from "./sessionCookie.ts";
import { openSession } from "./sessions.ts";
import { requestPasswordReset } from "./requestPasswordReset.ts";
import { setPassword } from "./setPassword.ts";

const forgotInput = v.strictObject({ email: trimmedField, locale: localeInput });

const newPassword = { password: textField, password_confirm: textField };
const resetInput = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), ...newPassword });
const changeInput = v.strictObject({ customer_id: idInput, password_old: textField, ...newPassword });

/** POST forgotPassword, resetPassword and changePassword. */
export function passwordRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/forgotPassword", noStore, async (c) => {
    const { email, locale } = await readBody(c, forgotInput);
    rejectInvalidFields({ email: validateEmail(email) });
    await enforceRateLimit(deps, FORGOT_PASSWORD_BY_IP, clientKey(c));
    // The response does not reveal earlier requests for the same address.
    const whose = accountKey(await findAccountByEmail(db, email), email);
    const isMailed = await isWithinRateLimit(deps, FORGOT_PASSWORD, whose);
    await runInTransaction(db, (trx) => requestPasswordReset(trx, deps, { email, locale, isMailed }));
    return c.json({}, 202);
  });

  // Does not sign in: brief access to the mailbox must not yield a session.
  routes.post("/resetPassword", noStore, async (c) => {
    const { token, ...form } = await readBody(c, resetInput);
    await enforceRateLimit(deps, LINK_ATTEMPTS, clientKey(c));
    const email = await findLinkEmail(db, "reset", token, clock());
    if (email === undefined) throw linkInvalidError();
    rejectInvalidFields(newPasswordErrors(form, { minLength: await readMinPasswordLength(db), email }));
    const hash = await hashPassword(form.password);
    await runInTransaction(db, async (trx) => {
      const { customerId } = await consumeLink(trx, "reset", token, clock());
      if (customerId === undefined) throw linkInvalidError();
      const isDataRemoved = await removeUnconfirmedData(trx, customerId);
      await confirmMailbox(trx, customerId, clock());
      await setPassword(trx, deps, customerId, hash, { isDataRemoved });
    });
    return c.body(null, 204);
  });

  routes.post("/changePassword", noStore, async (c) => {
    const subject = await requireCustomer(c);
    const { customer_id, password_old, ...form } = await readBody(c, changeInput);
    authorize({ kind: "customer", ...subject }, "change", { kind: "customer", ownerId: customer_id });
    const faults = newPasswordErrors(form, { minLength: await readMinPasswordLength(db), email: subject.email });
    rejectInvalidFields({ password_old: password_old === "" ? "required" : undefined, ...faults });
    const before = await confirmPassword(deps, subject, "password_old", password_old);
    const hash = await hashPassword(form.password);
    // `setPassword` ends all sessions, so the caller gets a new one.
    const session = await runInTransaction(db, async (trx) => {
      const secondFactor = await hasSecondFactor(trx, subject.sessionId);
      const account = await setPassword(trx, deps, subject.customerId, hash, { expectedHash: before });
      return openSession(deps, trx, account, { isCookieBound: isSameOriginPage(c), secondFactor });
    });
    return c.json({ status_code: 200, ...writeSession(c, session) });
  });

  return routes;
}

/**
 * The account may have been registered by someone else, who left an authenticator, or an address that checkout
 * preselects. Returns whether anything was removed.
 */
async function removeUnconfirmedData(trx: Transaction<Tables>, customerId: number): Promise<boolean> {
  const { email_confirmed_at } = await readAccount(trx, customerId);
  if (email_confirmed_at !== null) return false;
  const removed = await Promise.all(
    (["authenticator", "address"] as const).map((table) =>
      trx.deleteFrom(table).where("customer_id", "=", customerId).executeTakeFirstOrThrow(),
    ),
  );
  return removed.some(({ numDeletedRows }) => numDeletedRows > 0n);
}
