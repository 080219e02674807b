import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A failure the caller may read: the message says what to do and reveals nothing of the inside. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const notFound = (what: string): ApiError => new ApiError(404, "NOT_FOUND", `${what} not found`);
