import * as v from "valibot";
import type { LoginInput, PasswordChange, PasswordReset, Registration } from "../domain/customer/customer.js";
import { loginResponse, type LoginResult, registerBody, tokenResponse, type TokenResult } from "../wire/account.js";
import type { CartHandle } from "./cartClient.js";
import type { Http, HttpCall } from "./transport/http.js";

/**
 * Session calls; the session store keeps their results.
 *
 * @throws ShopError LOGIN_FAILED, CODE_REQUIRED, EMAIL_EXISTS, INVALID_INPUT with `fields`, LINK_INVALID, RATE_LIMITED
 * with `retryAfterSeconds`, and the errors of every call
 */
export interface SessionClient {
  /** @param cart the guest's cart, merged into the customer's */
  login(input: LoginInput, cart: CartHandle | undefined): Promise<LoginResult>;
  register(input: Registration, cart: CartHandle | undefined): Promise<LoginResult>;
  /** Revokes this token. */
  logout(token: string): Promise<void>;
  /**
   * Exchanges a valid token for a new one and revokes the old one. A repeat with the same key within a minute returns
   * the same token.
   */
  refresh(token: string, customer: { id: number; email: string }, idempotencyKey: string): Promise<TokenResult>;
  /** Ends all other sessions; this one continues with the returned token. */
  changePassword(token: string, customerId: number, input: PasswordChange): Promise<TokenResult>;
  /** Confirms a new authenticator app with its first code; the session continues with the returned token. */
  confirmSecondFactor(token: string, code: string): Promise<TokenResult>;
  /** Sends a reset link; does not reveal whether the address is known. */
  forgotPassword(email: string): Promise<void>;
  resetPassword(input: PasswordReset): Promise<void>;
}

export function createSessionClient(http: Http, context: { locale: string }): SessionClient {
  const post = <T>(
    path: string,
    body: Record<string, unknown>,
    schema: v.GenericSchema<unknown, T>,
    options: Pick<HttpCall<T>, "bearer" | "cartToken" | "idempotencyKey"> = { bearer: null },
  ): Promise<T> => http({ api: "main", method: "POST", path, body, schema, ...options });
  const guestCart = (cart: CartHandle | undefined): Record<string, unknown> =>
    cart === undefined ? {} : { cart_id: cart.cartId };
  const nothing = v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  );

  return {
    login: (input, cart) =>
      post(
        "login",
        {
          email: input.email,
          password: input.password,
          ...(input.code ? { code: input.code } : {}),
          locale: context.locale,
          ...guestCart(cart),
        },
        loginResponse,
        { bearer: null, cartToken: cart?.token },
      ),
    register: (input, cart) =>
      post("register", { ...registerBody(input), locale: context.locale, ...guestCart(cart) }, loginResponse, {
        bearer: null,
        cartToken: cart?.token,
      }),
    logout: (token) => post("logout", {}, nothing, { bearer: token }),
    refresh: (token, { id, email }, idempotencyKey) =>
      post("refreshToken", { customer_id: id, email }, tokenResponse, { bearer: token, idempotencyKey }),
    changePassword: (token, customerId, input) =>
      post(
        "changePassword",
        {
          customer_id: customerId,
          password_old: input.passwordOld,
          password: input.password,
          password_confirm: input.passwordConfirm,
        },
        tokenResponse,
        { bearer: token },
      ),
    confirmSecondFactor: (token, code) => post("secondFactor/confirm", { code }, tokenResponse, { bearer: token }),
    forgotPassword: (email) => post("forgotPassword", { email, locale: context.locale }, nothing),
    resetPassword: ({ token, password, passwordConfirm }) =>
      post("resetPassword", { token, password, password_confirm: passwordConfirm }, nothing),
  };
}
