import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { LogEvent } from "kysely";
import type { Pool } from "pg";
import { Counter, Gauge, Histogram } from "prom-client";

/** Seconds, from a point read to the limit of a statement. */
const QUERY_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30];

const queryDuration = new Histogram({
  name: "shop_database_query_seconds",
  help: "Duration of database statements",
  labelNames: ["result"] as const,
  buckets: QUERY_BUCKETS,
});

const tracer = trace.getTracer("shop");

/** Measures a statement. Its span has the text without the values, which may be personal. */
export function observeQuery({ level, query, queryDurationMillis: ms }: LogEvent): void {
  queryDuration.observe({ result: level === "error" ? "failed" : "ok" }, ms / 1000);
  const end = Date.now();
  const span = tracer.startSpan("database", {
    kind: SpanKind.CLIENT,
    startTime: end - ms,
    attributes: { "db.system.name": "postgresql", "db.query.text": query.sql },
  });
  if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}

export const jobDuration = new Histogram({
  name: "shop_job_seconds",
  help: "Duration of job runs",
  labelNames: ["job", "result"] as const,
  buckets: [0.01, 0.1, 1, 10, 60, 600],
});

/** Counted when it happens: a transaction that is rolled back later counts too. */
export const businessEvents = new Counter({
  name: "shop_events_total",
  help: "Orders, payments, accounts and other events",
  labelNames: ["event"] as const,
});

export const paymentResults = new Counter({
  name: "shop_payment_results_total",
  help: "Results that payment providers reported",
  labelNames: ["provider", "state"] as const,
});

const pools = new Set<Pool>();

/** Counts the connections of a pool until it ends. */
export const observePool = (pool: Pool): void => void pools.add(pool);

// oxlint-disable-next-line no-new -- a metric registers itself
new Gauge({
  name: "shop_database_connections",
  help: "Connections of the pools, and statements that wait for one",
  labelNames: ["state"] as const,
  collect() {
    for (const pool of pools) if (pool.ended) pools.delete(pool);
    const sum = (read: (pool: Pool) => number): number => [...pools].reduce((total, pool) => total + read(pool), 0);
    this.set(
      { state: "idle" },
      sum((pool) => pool.idleCount),
    );
    this.set(
      { state: "busy" },
      sum((pool) => pool.totalCount - pool.idleCount),
    );
    this.set(
      { state: "waiting" },
      sum((pool) => pool.waitingCount),
    );
  },
});
