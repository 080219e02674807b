import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { Histogram } from "prom-client";
import { type RequestContext, requestContext } from "./requestContext.ts";

const requestDuration = new Histogram({
  name: "shop_http_request_seconds",
  help: "Duration of requests until the end of the response",
  labelNames: ["method", "route", "status", "kept"] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
});

/** Of proxies: a UUID, a ULID or the like. */
const REQUEST_ID = /^[\w-]{8,64}$/;
/** Ids are a number in a process: a random one for each request would take longer than a kept response. */
const PROCESS_ID = randomBytes(6).toString("hex");
let requests = 0;
/** A page has dozens of files, whose ids would weigh half a kilobyte. */
const FILES: ReadonlySet<string> = new Set(["/assets/*", "/media/*"]);
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const tracer = trace.getTracer("shop");

interface ObserveOptions {
  routeOf: (url: string) => string;
  /** Their request ids and traces are continued; without a proxy they would be anyone's. */
  trustedProxies?: number | undefined;
  log: { info(fields: object, message: string): void };
}

/**
 * Gives each request an id, which its log lines and the response of a page or call have, and measures it. Access lines have no address of
 * the caller and no part of the URL that a shopper could have typed.
 */
export function observeRequests(listener: RequestListener, options: ObserveOptions): RequestListener {
  const { routeOf, trustedProxies = 0, log } = options;
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const sentBefore = incoming.socket.bytesWritten;
    const state: RequestContext = { requestId: readRequestId(incoming, trustedProxies), isKept: false };
    const method = METHODS.has(incoming.method ?? "") ? (incoming.method ?? "") : "other";
    const route = routeOf(incoming.url ?? "");
    if (!FILES.has(route)) outgoing.setHeader("X-Request-Id", state.requestId);
    const parent = trustedProxies > 0 ? propagation.extract(context.active(), incoming.headers) : context.active();
    const attributes = { "http.request.method": method, "http.route": route, "shop.request_id": state.requestId };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    outgoing.once("close", () => {
      const seconds = (performance.now() - startedAt) / 1000;
      // 499: the client did not wait for the response.
      const status = outgoing.writableFinished ? outgoing.statusCode : 499;
      requestDuration.observe({ method, route, status, kept: String(state.isKept) }, seconds);
      span.setAttribute("http.response.status_code", status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      const ms = Math.round(seconds * 1000);
      const bytes = incoming.socket.bytesWritten - sentBefore;
      const { requestId, isKept: kept } = state;
      log.info({ requestId, method, route, status, ms, bytes, kept }, "request");
    });
    const respond = (): void => listener(incoming, outgoing);
    if (!span.isRecording()) requestContext.run(state, respond);
    else requestContext.run(state, () => context.with(trace.setSpan(parent, span), respond));
  };
}

function readRequestId({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = headers["x-request-id"];
  if (trustedProxies > 0 && typeof given === "string" && REQUEST_ID.test(given)) return given;
  return `${PROCESS_ID}-${(requests++).toString(36)}`;
}
