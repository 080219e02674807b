import { retryAfterSeconds, ShopError, type ShopErrorCode } from "@shop/core";

/** Error of a form post without JavaScript, serializable into the page. */
export interface FormFailure {
  code: ShopErrorCode;
  retryAfterSeconds: number | undefined;
}

export const toFormFailure = (error: ShopError): FormFailure => ({
  code: error.code,
  retryAfterSeconds: retryAfterSeconds(error),
});

export const fromFormFailure = ({ code, retryAfterSeconds: seconds }: FormFailure): ShopError =>
  new ShopError(code, { details: { retryAfterSeconds: seconds } });
