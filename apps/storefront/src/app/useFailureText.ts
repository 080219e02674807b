import { isShopError, type ShopErrorCode } from "@shop/core";
import { useTexts } from "../i18n/useTexts.ts";

/** Which message of the core's catalogue tells what happened. */
const MESSAGES: Partial<Record<ShopErrorCode, string>> = {
  NETWORK: "error.network",
  TIMEOUT: "error.network",
  LOGIN_FAILED: "error.loginFailed",
  CODE_REQUIRED: "error.codeRequired",
  EMAIL_EXISTS: "error.emailExists",
  RATE_LIMITED: "error.rateLimited",
  LINK_INVALID: "error.linkInvalid",
  UNAUTHORIZED: "error.sessionOver",
  FORBIDDEN: "error.forbidden",
  NOT_FOUND: "error.notFound",
  INVALID_INPUT: "error.invalidInput",
  ADDRESS_IS_DEFAULT: "error.addressIsDefault",
};

/** What a shopper is told of a call that failed. */
export function useFailureText(): (error: unknown) => string {
  const core = useTexts("core");
  return (error) => {
    const key = isShopError(error) ? MESSAGES[error.code] : undefined;
    return core(key ?? "error.unexpected", { count: minutesToWait(error) });
  };
}

/** Where the shop does not say how long, a minute is not too short. */
function minutesToWait(error: unknown): number {
  const seconds = isShopError(error) ? Number(error.details["retryAfterSeconds"]) : Number.NaN;
  return seconds > 0 ? Math.ceil(seconds / 60) : 1;
}
