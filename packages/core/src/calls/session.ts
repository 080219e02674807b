import type { LoginInput, PasswordChange, PasswordReset, Registration } from "../domain/customer/customer.js";
import { loginResponse, type LoginResult, registerBody, tokenResponse, type TokenResult } from "../wire/account.js";
import { type ApiCall, noResult } from "./apiCall.js";
import type { CartHandle } from "./cartClient.js";

/** @param cart the guest's cart, merged into the customer's */
export const login: ApiCall<[input: LoginInput, cart: CartHandle | undefined], LoginResult> = {
  bearer: null,
  request: ({ locale }, { email, password, code }, cart) => ({
    path: "login",
    body: { email, password, code: code || undefined, locale, cart_id: cart?.cartId },
    cartToken: cart?.token,
  }),
  schema: loginResponse,
};

/** @param cart the guest's cart, merged into the customer's */
export const register: ApiCall<[input: Registration, cart: CartHandle | undefined], LoginResult> = {
  bearer: null,
  request: ({ locale }, input, cart) => ({
    path: "register",
    body: { ...registerBody(input), locale, cart_id: cart?.cartId },
    cartToken: cart?.token,
  }),
  schema: loginResponse,
};

/** Revokes this token. */
export const logout: ApiCall<[token: string]> = {
  request: (_, token) => ({ path: "logout", body: {}, bearer: token }),
  ...noResult,
};

/**
 * Exchanges a valid token for a new one and revokes the old one. A repeat with the same key within a minute returns the
 * same token.
 */
export const refresh: ApiCall<
  [token: string, customer: { id: number; email: string }, idempotencyKey: string],
  TokenResult
> = {
  request: (_, token, { id, email }, idempotencyKey) => ({
    path: "refreshToken",
    body: { customer_id: id, email },
    bearer: token,
    idempotencyKey,
  }),
  schema: tokenResponse,
};

/** Ends all other sessions; this one continues with the returned token. */
export const changePassword: ApiCall<[token: string, customerId: number, input: PasswordChange], TokenResult> = {
  request: (_, token, customerId, { passwordOld, password, passwordConfirm }) => ({
    path: "changePassword",
    body: { customer_id: customerId, password_old: passwordOld, password, password_confirm: passwordConfirm },
    bearer: token,
  }),
  schema: tokenResponse,
};

/** Confirms a new authenticator app with its first code; the session continues with the returned token. */
export const confirmSecondFactor: ApiCall<[token: string, code: string], TokenResult> = {
  request: (_, token, code) => ({ path: "secondFactor/confirm", body: { code }, bearer: token }),
  schema: tokenResponse,
};

/** Sends a reset link; does not reveal whether the address is known. */
export const forgotPassword: ApiCall<[email: string]> = {
  bearer: null,
  request: ({ locale }, email) => ({ path: "forgotPassword", body: { email, locale } }),
  ...noResult,
};

export const resetPassword: ApiCall<[input: PasswordReset]> = {
  bearer: null,
  request: (_, { token, password, passwordConfirm }) => ({
    path: "resetPassword",
    body: { token, password, password_confirm: passwordConfirm },
  }),
  ...noResult,
};
