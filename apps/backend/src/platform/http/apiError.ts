import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Validation codes of a form field, the same as those of the clients' validators. */
export type FieldErrorCode =
  | "required"
  | "invalid"
  | "tooShort"
  | "tooLong"
  | "tooLarge"
  | "mismatch"
  | "exists"
  | "invalidForCountry"
  | "wrongLength"
  | "numberRequired"
  | "common";

export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

interface Details {
  retryAfterSeconds?: number;
  fields?: FieldErrors;
}

/** An error that is reported to the caller: the message says what to do and reveals no internals. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: FieldErrors | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: number | Details = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    const { retryAfterSeconds, fields } = typeof details === "number" ? { retryAfterSeconds: details } : details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }

  get body(): Record<string, unknown> {
    return { error: this.message, code: this.code, ...(this.fields === undefined ? {} : { fields: this.fields }) };
  }
}

export const notFound = (what: string): ApiError => new ApiError(404, "NOT_FOUND", `${what} not found`);

/** For calls that require a signed-in customer. */
export const unauthorized = (): ApiError => new ApiError(401, "UNAUTHORIZED", "Please sign in");

/** Throws a 422 with all invalid fields; does nothing if there are none. */
export function rejectInvalidFields(fields: Readonly<Record<string, FieldErrorCode | undefined>>): void {
  const errors = Object.entries(fields).filter((entry): entry is [string, FieldErrorCode] => entry[1] !== undefined);
  if (errors.length === 0) return;
  throw new ApiError(422, "INVALID_INPUT", "Please check the marked fields", { fields: Object.fromEntries(errors) });
}
