import { isShopError } from "@shop/core";
import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import type { Env } from "./env.ts";

/** The log of the process, one JSON object a line. */
export const openLog = (level: Env["logLevel"], destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: withoutValues } }, destination);

/**
 * Of an error what it is and where it came from, its causes among it. Whatever else hangs on it may be somebody's: a
 * database tells the whole row that it refuses. Source: legal-security C1, 16.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  return {
    type,
    message,
    stack,
    ...("code" in error ? { code: error.code } : {}),
    // Of a shop's own error: which call, which status.
    ...(isShopError(error) ? { details: error.details } : {}),
  };
}
