import { createStackParser, createTransport } from "@sentry/core";
import { nodeStackLineParser, ServerRuntimeClient } from "@sentry/core/server";
import { scrubEvent } from "../../src/shared/scrubEvent.ts";

const FLUSH_MS = 1000;

export interface ErrorReporter {
  report(error: unknown): void;
  /** Sends what is waiting, for a second at most. */
  flush(): Promise<void>;
}

/** Reports errors of the server to Sentry or a compatible service, with the fields that browsers send too. */
export function createErrorReporter(dsn: string, send: typeof fetch = fetch): ErrorReporter {
  const client = new ServerRuntimeClient({
    dsn,
    platform: "node",
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await send(options.url, {
          method: "POST",
          body: typeof body === "string" ? body : Uint8Array.from(body),
          headers: options.headers ?? {},
        });
        await response.body?.cancel();
        return { statusCode: response.status };
      }),
    beforeSend: scrubEvent,
  });
  client.init();
  return {
    report: (error) => void client.captureException(error),
    flush: async () => void (await client.flush(FLUSH_MS)),
  };
}
