import { isShopError } from "@shop/core";
import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import type { Env } from "./env.ts";

export const createLogger = (level: Env["logLevel"], destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError } }, destination);

/**
 * Serializes type, message, stack and code of an error. Other properties may contain personal data: a database error
 * contains the rejected row. Source: legal-security C1, 16.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  return {
    type,
    message,
    stack,
    ...("code" in error ? { code: error.code } : {}),
    ...(isShopError(error) ? { details: error.details } : {}),
  };
}
