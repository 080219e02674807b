import { isShopError } from "@shop/core";
import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import type { Env } from "./env.ts";

export const createLogger = (level: Env["logLevel"], destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError } }, destination);

/** Omits properties that may contain personal data: a database error has the rejected row. Source: legal-security C1, 16. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const code = "code" in error ? { code: error.code } : {};
  return { type, message, stack, ...code, ...(isShopError(error) ? { details: error.details } : {}) };
}
