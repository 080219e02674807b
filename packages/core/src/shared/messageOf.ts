import { undecidedKind, retryAfterSeconds } from "./failureKind.js";
import { isShopError, type ShopErrorCode } from "./shopError.js";

const KEYS: Partial<Record<ShopErrorCode, string>> = {
  ADDRESS_IS_DEFAULT: "addressIsDefault",
  CODE_REQUIRED: "codeRequired",
  EMAIL_EXISTS: "emailExists",
  FORBIDDEN: "forbidden",
  INVALID_INPUT: "invalidInput",
  LINK_INVALID: "linkInvalid",
  LOGIN_FAILED: "loginFailed",
  NOT_FOUND: "notFound",
  RATE_LIMITED: "rateLimited",
  UNAUTHORIZED: "sessionOver",
};

/** Returns the message for a failure: its key in the message catalogue, and the values to insert. */
export function messageOf(error: unknown): { key: string; values: Readonly<Record<string, number>> } {
  const name = isShopError(error) ? KEYS[error.code] : undefined;
  if (undecidedKind(error) === "network") return { key: "error.network", values: {} };
  if (!isShopError(error, "RATE_LIMITED")) return { key: `error.${name ?? "unexpected"}`, values: {} };
  return { key: "error.rateLimited", values: { count: Math.ceil((retryAfterSeconds(error) ?? 0) / 60) } };
}
