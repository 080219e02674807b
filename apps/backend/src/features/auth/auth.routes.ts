import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { ApiError, refuseFaults, unauthorized } from "../../http/apiError.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { idempotencyKey, inTransaction } from "../../http/idempotency.ts";
import { idInput, readBody } from "../../http/input.ts";
import { callerOf, countTry, forgetTries, forgiveTry } from "../../http/rateLimit.ts";
import { bearerIn, customerOf } from "../../http/subject.ts";
import { localeInput } from "../../locale.ts";
import { accountByIdIfAny, findAccount } from "../customer/customer.queries.ts";
import { readClaims } from "./bearer.ts";
import { CODES, LOGIN, LOGIN_BY_ADDRESS } from "./limits.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";
import { hasAuthenticator, takeCode } from "./secondFactor.ts";
import { answerSession, dropCookie, keepsCookie, shownCookie } from "./sessionCookie.ts";
import { endSession, renewSession } from "./sessions.ts";
import { guestCartOf, signIn } from "./signIn.ts";

/** Bounds the input only; the rules for new passwords do not apply at login. */
const MOST_TYPED = 1000;

const loginInput = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_TYPED)),
  code: v.optional(v.pipe(v.string(), v.maxLength(20)), ""),
  cart_id: v.optional(v.nullable(idInput)),
  locale: localeInput,
  country_id: v.optional(idInput),
});

const refreshInput = v.strictObject({ customer_id: idInput, email: v.pipe(v.string(), v.maxLength(254)) });

/** POST login, logout and refreshToken. */
export function authRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/login", noStore, async (c) => {
    const call = await readBody(c, loginInput);
    const { email, password } = call;
    const who = [callerOf(c), email.toLowerCase()] as const;
    await countTry(deps, LOGIN_BY_ADDRESS, callerOf(c));
    await countTry(deps, LOGIN, ...who);
    const account = await findAccount(db, email);
    const stored = account?.password_hash ?? undefined;
    // An unknown address takes as long as a wrong password and gets the same response.
    const isRight = await isPassword(password, stored);
    if (account === undefined || stored === undefined || !isRight) throw loginFailed();
    const secondFactor = await hasAuthenticator(db, account.id);
    if (secondFactor) await checkCode(deps, account.id, call.code);
    await forgetTries(deps, LOGIN, ...who);
    await forgiveTry(deps, LOGIN_BY_ADDRESS, callerOf(c));
    if (isOutdated(stored)) {
      const password_hash = await hashPassword(password);
      // Replaces only the hash it was computed from: the password may have changed meanwhile.
      await db
        .updateTable("customer")
        .set({ password_hash })
        .where("id", "=", account.id)
        .where("password_hash", "=", stored)
        .execute();
    }
    const cart = await guestCartOf(deps, c, call);
    const opening = { bound: keepsCookie(c), secondFactor };
    const { session, body } = await inTransaction(db, (trx) =>
      signIn(deps, trx, account, { opening, guest: { cart, call } }),
    );
    return c.json({ ...answerSession(c, session), ...body });
  });

  routes.post("/logout", noStore, async (c) => {
    const { sessionId } = await customerOf(c);
    await endSession(deps, sessionId);
    dropCookie(c);
    return c.body(null, 204);
  });

  // The specified call names only a customer. Requiring a valid token keeps everybody else out (decision D3).
  routes.post("/refreshToken", noStore, async (c) => {
    const token = bearerIn(c.req.header("Authorization"));
    const shown = token === undefined ? undefined : await readClaims(deps, token);
    const owner = shown === undefined ? undefined : await accountByIdIfAny(db, shown.sub);
    if (shown === undefined || owner?.token_epoch !== shown.epoch) throw unauthorized();
    const { customer_id, email } = await readBody(c, refreshInput);
    const matches = customer_id === owner.id && email.toLowerCase() === owner.email.toLowerCase();
    if (!matches) throw new ApiError(403, "FORBIDDEN", "This token belongs to another customer");
    const by = { owner, key: idempotencyKey(c), cookie: shownCookie(c) };
    const renewal = await inTransaction(db, (trx) => renewSession(deps, trx, shown, by));
    if (renewal.kind === "renewed") return c.json(answerSession(c, renewal));
    if (renewal.kind === "unbound")
      throw new ApiError(403, "FORBIDDEN", "This session cannot be renewed: it ends with its token");
    throw unauthorized();
  });

  return routes;
}

/** Runs after the password check, so that a response never reveals an authenticator to other callers. */
async function checkCode(deps: Deps, customerId: number, code: string): Promise<void> {
  if (code === "") throw new ApiError(401, "CODE_REQUIRED", "Please enter the code of your authenticator app");
  await countTry(deps, CODES, customerId);
  const isRight = await inTransaction(deps.db, (trx) => takeCode(deps, trx, customerId, code));
  if (!isRight) refuseFaults({ code: "invalid" });
  await forgetTries(deps, CODES, customerId);
}

/** Identical for an unknown address and a wrong password. */
const loginFailed = (): ApiError => new ApiError(401, "LOGIN_FAILED", "E-mail address or password is wrong");
