import { isShopError, type ShopErrorCode, type ShopErrorDetails } from "../../shared/shopError.js";
import { SHOP_ERROR_MESSAGES } from "../../shared/shopErrorMessages.js";

/** A requirement that a backend does not meet. The message says what it should do. */
class Unmet extends Error {}

/** Returns the error of a requirement that is not met. */
export const unmet = (message: string): Error => new Unmet(message);

/** @param message what the backend did, and what it should do instead */
export function assertMet(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Unmet(message);
}

/** Asserts that a call rejects with a code, and returns the details of the error. */
export async function assertRejects(
  call: Promise<unknown>,
  code: ShopErrorCode,
  message: string,
): Promise<ShopErrorDetails> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (isShopError(error, code)) return error.details;
  // A call that the backend lacks says so itself.
  if (isShopError(error, "CONFIG_MISSING")) throw error;
  const outcome = error === undefined ? "it succeeded" : `it was ${nameOf(error)}`;
  throw new Unmet(`${message}. Expected ${code}, but ${outcome}`);
}

const nameOf = (error: unknown): string =>
  isShopError(error) ? `${error.code} ${JSON.stringify(error.details)}` : String(error);

export const describeFailure = (code: ShopErrorCode, details: ShopErrorDetails): string =>
  `${code} ${JSON.stringify(details)}. ${SHOP_ERROR_MESSAGES[code]}`;

/** Returns the message of a failed check. */
export function describeError(error: unknown): string {
  if (error instanceof Unmet) return error.message;
  if (!isShopError(error)) return `The check ended with ${String(error)}`;
  const { code, details } = error;
  if (code === "CONFIG_MISSING" && details.missing) return `The backend lacks ${details.missing.join(", ")}`;
  return `A call failed with ${describeFailure(code, details)}`;
}
