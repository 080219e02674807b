import type { Context } from "hono";
import { ApiError } from "../platform/http/apiError.ts";
import { readBodyBytes } from "../platform/http/input.ts";

/** A form sends its photos one after another; a second tab may send another. */
const MAX_UPLOADS_PER_CUSTOMER = 2;
/** Source: `UPLOAD_TIMEOUT_MS` of the SDK, after which no client waits any more. */
const UPLOAD_TIMEOUT_MS = 90_000;

const uploads = new Map<number, number>();

/**
 * Reads a customer's file. Slow uploads hold up only the customer's own.
 *
 * @throws ApiError 408 after 90 seconds, 429 while the customer's other files arrive
 */
export async function receiveUpload(c: Context, customerId: number): Promise<Buffer> {
  const running = uploads.get(customerId) ?? 0;
  if (running >= MAX_UPLOADS_PER_CUSTOMER)
    throw new ApiError(429, "RATE_LIMITED", "Your other photos are still arriving. Please wait.", 1);
  uploads.set(customerId, running + 1);
  try {
    return await readBodyBytes(c, UPLOAD_TIMEOUT_MS);
  } finally {
    const left = (uploads.get(customerId) ?? 1) - 1;
    if (left > 0) uploads.set(customerId, left);
    else uploads.delete(customerId);
  }
}
