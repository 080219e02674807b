import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { ApiError, unauthorized } from "../../http/apiError.ts";
import { authorize } from "../../http/authorize.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/fastApi.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { idInput, readBody } from "../../http/input.ts";
import { callerOf, countTry, forgetTries, forgiveTry } from "../../http/rateLimit.ts";
import { customerOf } from "../../http/subject.ts";
import { localeInput } from "../../locale.ts";
import { accountById, findAccount } from "../customer/customer.queries.ts";
import { issueToken, revokeToken } from "./bearer.ts";
import { LOGIN, LOGIN_BY_ADDRESS } from "./limits.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";
import { guestCartOf, sessionBody } from "./signIn.ts";

/** What a password may have to be typed at all; everything else about it is for new ones. */
const MOST_TYPED = 1000;

const loginInput = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_TYPED)),
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
    // An address without account takes as long as a wrong password, and is answered the same.
    const isRight = await isPassword(password, stored);
    if (account === undefined || stored === undefined || !isRight) throw loginFailed();
    await forgetTries(deps, LOGIN, ...who);
    await forgiveTry(deps, LOGIN_BY_ADDRESS, callerOf(c));
    if (isOutdated(stored)) {
      const password_hash = await hashPassword(password);
      // Only in the place of the one it was made from: the customer may have chosen another meanwhile.
      await db
        .updateTable("customer")
        .set({ password_hash })
        .where("id", "=", account.id)
        .where("password_hash", "=", stored)
        .execute();
    }
    const cart = await guestCartOf(deps, c, call);
    return c.json(await inTransaction(db, (trx) => sessionBody(deps, trx, account, { cart, call })));
  });

  routes.post("/logout", noStore, async (c) => {
    await revokeToken(deps, await customerOf(c));
    return c.body(null, 204);
  });

  // The specification's call names a customer only; without the token that is still good it would let anybody in (D3).
  routes.post("/refreshToken", noStore, async (c) => {
    const subject = await customerOf(c);
    const { customer_id, email } = await readBody(c, refreshInput);
    const matches = customer_id === subject.customerId && email.toLowerCase() === subject.email.toLowerCase();
    if (!matches) throw new ApiError(403, "FORBIDDEN", "This token is not of this customer");
    authorize({ kind: "customer", ...subject }, "extend session", { kind: "customer", ownerId: customer_id });
    const account = await accountById(db, subject.customerId);
    // Of calls that come at once with one token, one gets a new one: a token does not multiply.
    if (!(await revokeToken(deps, subject))) throw unauthorized();
    return c.json(await issueToken(deps, account));
  });

  return routes;
}

/** The same for an unknown address and a wrong password. */
const loginFailed = (): ApiError => new ApiError(401, "LOGIN_FAILED", "E-mail address or password is wrong");
