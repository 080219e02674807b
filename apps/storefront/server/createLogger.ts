import { isShopError } from "@shop/core";
import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import type { Env } from "./env.ts";
import { requestContext } from "./monitoring/requestContext.ts";

const ERROR = pino.levels.values["error"] ?? 50;

/**
 * @param report called with each error that is logged as one
 * @param isClosing whether the database is being closed: requests that still run were cut off, and only report what they miss
 */
export const createLogger = (
  level: Env["logLevel"],
  destination?: DestinationStream,
  report?: (error: unknown) => void,
  isClosing: () => boolean = () => false,
): Logger =>
  pino(
    {
      level,
      serializers: { err: serializeError },
      mixin() {
        const { requestId } = requestContext.getStore() ?? {};
        return requestId === undefined ? {} : { requestId };
      },
      hooks: {
        logMethod(args, method, severity) {
          const [fields]: unknown[] = args;
          if (isClosing() && requestContext.getStore() !== undefined) return;
          if (severity >= ERROR && typeof fields === "object" && fields !== null && "err" in fields)
            report?.(fields.err);
          method.apply(this, args);
        },
      },
    },
    destination,
  );

/** Omits properties that may contain personal data: a database error has the rejected row. Source: legal-security C1, 16. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const code = "code" in error ? { code: error.code } : {};
  return { type, message, stack, ...code, ...(isShopError(error) ? { details: error.details } : {}) };
}
