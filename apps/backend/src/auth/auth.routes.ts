import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { ApiError, rejectInvalidFields, unauthorized } from "../platform/http/apiError.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { idempotencyKey, runInTransaction } from "../platform/http/idempotency.ts";
import { idInput, readBody } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, resetAttempts, refundAttempt } from "../platform/http/rateLimit.ts";
import { parseBearerToken, requireCustomer } from "../platform/http/subject.ts";
import { localeInput } from "../locale.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { findAccountById, findAccountByEmail } from "../account/customer.queries.ts";
import { verifyToken } from "./token.ts";
import { accountKey, SECOND_FACTOR_CODES, LOGIN, LOGIN_BY_IP, LOGIN_FAILURES, SIGN_INS } from "./limits.ts";
import { hashPassword, needsRehash, verifyPassword } from "./passwords.ts";
import { hasAuthenticator, consumeCode } from "./secondFactor.ts";
import { writeSession, clearSessionCookie, isSameOriginPage, readSessionCookie } from "./sessionCookie.ts";
import { endOtherSessions, endSession, refreshSession } from "./sessions.ts";
import { reportFailedLogins } from "./reportFailedLogins.ts";
import { findGuestCart, signIn } from "./signIn.ts";

/** Bounds the input only; the rules for new passwords do not apply at login. */
const MAX_TYPED_LENGTH = 1000;

const loginInput = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TYPED_LENGTH)),
  code: v.optional(v.pipe(v.string(), v.maxLength(20)), ""),
  cart_id: v.optional(v.nullable(idInput)),
  locale: localeInput,
  country_id: v.optional(idInput),
});

const refreshInput = v.strictObject({ customer_id: idInput, email: v.pipe(v.string(), v.maxLength(254)) });

/** POST login, logout, endOtherSessions and refreshToken. */
export function authRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/login", noStore, async (c) => {
    const call = await readBody(c, loginInput);
    const { email, password } = call;
    await enforceRateLimit(deps, LOGIN_BY_IP, clientKey(c));
    await enforceRateLimit(deps, SIGN_INS, clientKey(c));
    const account = await findAccountByEmail(db, email);
    const limitKey = [clientKey(c), accountKey(account, email)] as const;
    await enforceRateLimit(deps, LOGIN, ...limitKey);
    const stored = account?.password_hash ?? undefined;
    // An unknown address takes as long as a wrong password, does the same work and gets the same response.
    const isCorrect = await verifyPassword(password, stored);
    if (account === undefined || stored === undefined || !isCorrect) {
      await reportFailedLogins(deps, account, email);
      throw loginFailedError();
    }
    const secondFactor = await hasAuthenticator(db, account.id);
    if (secondFactor) await verifySecondFactor(deps, account.id, call.code);
    await resetAttempts(deps, LOGIN, ...limitKey);
    await resetAttempts(deps, LOGIN_FAILURES, account.id);
    await refundAttempt(deps, LOGIN_BY_IP, clientKey(c));
    if (needsRehash(stored)) {
      const password_hash = await hashPassword(password);
      // Replaces only the hash it was computed from: the password may have changed meanwhile.
      await db
        .updateTable("customer")
        .set({ password_hash })
        .where("id", "=", account.id)
        .where("password_hash", "=", stored)
        .execute();
    }
    const cart = await findGuestCart(deps, c, call);
    const sessionOptions = { isCookieBound: isSameOriginPage(c), secondFactor };
    const { session, body } = await runInTransaction(db, (trx) =>
      signIn(deps, trx, account, { sessionOptions, guest: { cart, call } }),
    );
    return c.json({ ...writeSession(c, session), ...body });
  });

  routes.post("/logout", noStore, async (c) => {
    const { sessionId } = await requireCustomer(c);
    await endSession(deps, sessionId);
    clearSessionCookie(c);
    return c.body(null, 204);
  });

  routes.post("/endOtherSessions", noStore, async (c) => {
    const { customerId, sessionId } = await requireCustomer(c);
    await endOtherSessions(db, customerId, sessionId);
    await recordAccountEvent(db, deps, customerId, "sessions_ended");
    return c.body(null, 204);
  });

  // The specified call names only a customer. Requiring a valid token keeps everybody else out (decision 0055).
  routes.post("/refreshToken", noStore, async (c) => {
    const token = parseBearerToken(c.req.header("Authorization"));
    const claims = token === undefined ? undefined : await verifyToken(deps, token);
    const owner = claims === undefined ? undefined : await findAccountById(db, claims.sub);
    if (claims === undefined || owner?.token_epoch !== claims.epoch) throw unauthorized();
    const { customer_id, email } = await readBody(c, refreshInput);
    const matches = customer_id === owner.id && email.toLowerCase() === owner.email.toLowerCase();
    if (!matches) throw new ApiError(403, "FORBIDDEN", "This token belongs to another customer");
    const by = { owner, key: idempotencyKey(c), cookie: readSessionCookie(c) };
    const result = await runInTransaction(db, (trx) => refreshSession(deps, trx, claims, by));
    if (result.kind === "renewed") return c.json(writeSession(c, result));
    if (result.kind === "unbound")
      throw new ApiError(403, "FORBIDDEN", "This session cannot be renewed: it ends with its token");
    throw unauthorized();
  });

  return routes;
}

/** Runs after the password check, so that a response never reveals an authenticator to other callers. */
async function verifySecondFactor(deps: Deps, customerId: number, code: string): Promise<void> {
  if (code === "") throw new ApiError(401, "CODE_REQUIRED", "Please enter the code of your authenticator app");
  await enforceRateLimit(deps, SECOND_FACTOR_CODES, customerId);
  const isRight = await runInTransaction(deps.db, (trx) => consumeCode(deps, trx, customerId, code));
  if (!isRight) rejectInvalidFields({ code: "invalid" });
  await resetAttempts(deps, SECOND_FACTOR_CODES, customerId);
}

/** Identical for an unknown address and a wrong password. */
const loginFailedError = (): ApiError => new ApiError(401, "LOGIN_FAILED", "E-mail address or password is wrong");
