import { isShopError, type ShopErrorCode } from "./shopError.js";

const KEYS: Partial<Record<ShopErrorCode, string>> = {
  ADDRESS_IS_DEFAULT: "addressIsDefault",
  CODE_REQUIRED: "codeRequired",
  EMAIL_EXISTS: "emailExists",
  FORBIDDEN: "forbidden",
  INVALID_INPUT: "invalidInput",
  LINK_INVALID: "linkInvalid",
  LOGIN_FAILED: "loginFailed",
  NETWORK: "network",
  NOT_FOUND: "notFound",
  RATE_LIMITED: "rateLimited",
  TIMEOUT: "network",
  UNAUTHORIZED: "sessionOver",
};

/** Returns the message for a failure: its key in the message catalogue, and the values to insert. */
export function messageOf(error: unknown): { key: string; values: Readonly<Record<string, number>> } {
  const name = isShopError(error) ? KEYS[error.code] : undefined;
  if (!isShopError(error, "RATE_LIMITED")) return { key: `error.${name ?? "unexpected"}`, values: {} };
  const seconds = error.details["retryAfterSeconds"];
  const minutes = typeof seconds === "number" ? Math.max(1, Math.ceil(seconds / 60)) : 1;
  return { key: "error.rateLimited", values: { count: minutes } };
}
