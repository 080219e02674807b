import { undecidedKind, retryAfterSeconds } from "./failureKind.js";
import { isShopError, type ShopErrorCode } from "./shopError.js";

const KEYS = {
  ADDRESS_IS_DEFAULT: "addressIsDefault",
  CODE_REQUIRED: "codeRequired",
  EMAIL_EXISTS: "emailExists",
  FORBIDDEN: "forbidden",
  INVALID_INPUT: "invalidInput",
  LINK_INVALID: "linkInvalid",
  LOGIN_FAILED: "loginFailed",
  NOT_FOUND: "notFound",
  UNAUTHORIZED: "sessionOver",
} as const;

type ErrorMessage = (typeof KEYS)[keyof typeof KEYS];

/** Returns the message for a failure: its key in the message catalogue, and the values to insert. */
export function messageOf(error: unknown): {
  key: `error.${ErrorMessage | "network" | "rateLimited" | "unexpected"}`;
  values: Readonly<Record<string, number>>;
} {
  if (isShopError(error, "RATE_LIMITED"))
    return { key: "error.rateLimited", values: { count: Math.ceil((retryAfterSeconds(error) ?? 0) / 60) } };
  if (undecidedKind(error) === "network") return { key: "error.network", values: {} };
  const keys: Partial<Record<ShopErrorCode, ErrorMessage>> = KEYS;
  return { key: `error.${(isShopError(error) && keys[error.code]) || "unexpected"}`, values: {} };
}
