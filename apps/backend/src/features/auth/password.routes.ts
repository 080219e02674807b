import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { refuseFaults } from "../../http/apiError.ts";
import { authorize } from "../../http/authorize.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { emailFault, textField, trimmedField } from "../../http/formFields.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { idInput, readBody } from "../../http/input.ts";
import { callerOf, countTry, isWithin } from "../../http/rateLimit.ts";
import { customerOf } from "../../http/subject.ts";
import { localeInput } from "../../locale.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { FORGOT, FORGOT_BY_ADDRESS, RESET } from "./limits.ts";
import { linkEmail, linkInvalid, useLink } from "./mailLink.ts";
import { newPasswordFaults, passwordMinimum } from "./passwordRules.ts";
import { hashPassword } from "./passwords.ts";
import { secondFactorOf } from "./secondFactor.ts";
import { answerSession, keepsCookie } from "./sessionCookie.ts";
import { openSession } from "./sessions.ts";
import { askForReset } from "./askForReset.ts";
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
    refuseFaults({ email: emailFault(email) });
    await countTry(deps, FORGOT_BY_ADDRESS, callerOf(c));
    // The response does not reveal earlier requests for the same address.
    const isMailed = await isWithin(deps, FORGOT, email.toLowerCase());
    await inTransaction(db, (trx) => askForReset(trx, deps, { email, locale, isMailed }));
    return c.json({}, 202);
  });

  // Does not sign in: brief access to the mailbox must not yield a session.
  routes.post("/resetPassword", noStore, async (c) => {
    const { token, ...form } = await readBody(c, resetInput);
    await countTry(deps, RESET, callerOf(c));
    const email = await linkEmail(db, "reset", token, clock());
    if (email === undefined) throw linkInvalid();
    refuseFaults(newPasswordFaults(form, { least: await passwordMinimum(db), email }));
    const hash = await hashPassword(form.password);
    await inTransaction(db, async (trx) => {
      const { customerId } = await useLink(trx, "reset", token, clock());
      if (customerId === undefined) throw linkInvalid();
      await setPassword(trx, deps, customerId, hash);
    });
    return c.body(null, 204);
  });

  routes.post("/changePassword", noStore, async (c) => {
    const subject = await customerOf(c);
    const { customer_id, password_old, ...form } = await readBody(c, changeInput);
    authorize({ kind: "customer", ...subject }, "change", { kind: "customer", ownerId: customer_id });
    const faults = newPasswordFaults(form, { least: await passwordMinimum(db), email: subject.email });
    refuseFaults({ password_old: password_old === "" ? "required" : undefined, ...faults });
    const before = await confirmPassword(deps, subject.customerId, "password_old", password_old);
    const hash = await hashPassword(form.password);
    // `setPassword` ends all sessions, so the caller gets a new one.
    const session = await inTransaction(db, async (trx) => {
      const secondFactor = await secondFactorOf(trx, subject.sessionId);
      const account = await setPassword(trx, deps, subject.customerId, hash, before);
      return openSession(deps, trx, account, { bound: keepsCookie(c), secondFactor });
    });
    return c.json({ status_code: 200, ...answerSession(c, session) });
  });

  return routes;
}
