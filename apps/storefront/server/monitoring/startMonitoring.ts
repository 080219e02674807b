import type { Env } from "../env.ts";
import { serveMetrics } from "./serveMetrics.ts";

export interface Monitoring {
  /** Undefined without a service for errors. */
  report: ((error: unknown) => void) | undefined;
  /** Serves the metrics, if they have a port. */
  serve(readBacklog: () => Promise<void>): Promise<void>;
  /** Sends spans and errors that are still here. */
  flush(): Promise<void>;
}

/** Starts what the settings ask for; the rest is not loaded. */
export async function startMonitoring(env: Pick<Env, "isTraced" | "metricsPort" | "sentryDsn">): Promise<Monitoring> {
  const { isTraced, metricsPort, sentryDsn } = env;
  const stopTracing = isTraced ? (await import("./startTracing.ts")).startTracing() : undefined;
  const reporter =
    sentryDsn === undefined ? undefined : (await import("./createErrorReporter.ts")).createErrorReporter(sentryDsn);
  if (isTraced || metricsPort !== undefined) (await import("./observeOutgoing.ts")).observeOutgoing();
  return {
    report: reporter?.report,
    async serve(readBacklog) {
      if (metricsPort !== undefined) await serveMetrics(metricsPort, readBacklog);
    },
    async flush() {
      await Promise.all([stopTracing?.(), reporter?.flush()]).catch(() => {});
    },
  };
}
