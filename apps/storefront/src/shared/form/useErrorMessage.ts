import { isShopError, type ShopErrorCode } from "@shop/core";
import { useTexts } from "../../i18n/useTexts.ts";

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

/** Returns a function that maps an error to a message for the shopper. */
export function useErrorMessage(): (error: unknown) => string {
  const core = useTexts("core");
  return (error) => {
    const key = isShopError(error) ? MESSAGES[error.code] : undefined;
    return core(key ?? "error.unexpected", { count: retryDelayMinutes(error) });
  };
}

/** One minute when the response has no retry delay. */
function retryDelayMinutes(error: unknown): number {
  const seconds = isShopError(error) ? Number(error.details["retryAfterSeconds"]) : Number.NaN;
  return seconds > 0 ? Math.ceil(seconds / 60) : 1;
}
