import { subscribe } from "node:diagnostics_channel";
import { type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { Histogram } from "prom-client";
import * as v from "valibot";

const outgoingDuration = new Histogram({
  name: "shop_outgoing_request_seconds",
  help: "Duration of requests to the search engine, payment providers and other services, until their headers",
  labelNames: ["host", "result"] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
});

const tracer = trace.getTracer("shop");
const messageSchema = v.object({
  request: v.looseObject({ origin: v.string(), method: v.string() }),
  response: v.optional(v.object({ statusCode: v.number() })),
});

/**
 * Measures all calls of `fetch` of this process. Hosts come from settings, so their number is limited. Paths may contain
 * ids and stay out.
 */
export function observeOutgoing(): void {
  const running = new WeakMap<object, { startedAt: number; span: Span }>();
  subscribe("undici:request:create", (message) => {
    const key = requestOf(message);
    const parsed = v.safeParse(messageSchema, message);
    if (key === undefined || !parsed.success) return;
    const { origin, method } = parsed.output.request;
    const attributes = { "http.request.method": method, "server.address": new URL(origin).host };
    const span = tracer.startSpan(`${method} ${new URL(origin).host}`, { kind: SpanKind.CLIENT, attributes });
    running.set(key, { startedAt: performance.now(), span });
  });
  const end = (message: unknown): void => {
    const key = requestOf(message);
    const started = key && running.get(key);
    const parsed = v.safeParse(messageSchema, message);
    if (key === undefined || started === undefined || !parsed.success) return;
    running.delete(key);
    const { request, response } = parsed.output;
    const result = response === undefined ? "failed" : `${Math.floor(response.statusCode / 100)}xx`;
    const seconds = (performance.now() - started.startedAt) / 1000;
    outgoingDuration.observe({ host: new URL(request.origin).host, result }, seconds);
    if (response === undefined) started.span.setStatus({ code: SpanStatusCode.ERROR });
    else started.span.setAttribute("http.response.status_code", response.statusCode);
    started.span.end();
  };
  subscribe("undici:request:headers", end);
  subscribe("undici:request:error", end);
}

/** The request, by which the messages about it are found. */
function requestOf(message: unknown): object | undefined {
  if (typeof message !== "object" || message === null || !("request" in message)) return undefined;
  const { request } = message;
  return typeof request === "object" && request !== null ? request : undefined;
}
