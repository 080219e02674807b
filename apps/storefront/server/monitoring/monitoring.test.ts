import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { freePort } from "../../../../scripts/lib/shop.mjs";
import { createShopProcess, type ShopProcess } from "../testing/createShopProcess.ts";

const isBuilt = existsSync(new URL("../../dist/server/entry-server.js", import.meta.url));
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

const METRIC = /\b(?:shop|nodejs|process)_[a-z0-9_]+(?=[{[ )>"])/g;
const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

const attribute = v.object({ key: v.string(), value: v.looseObject({ stringValue: v.optional(v.string()) }) });
const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ""),
  name: v.string(),
  attributes: v.array(attribute),
});
const exportSchema = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })) })),
});

const spans: v.InferOutput<typeof spanSchema>[] = [];
/** Collector of traces. */
const collector = createServer((request, response) => void collect(request, response));
async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { resourceSpans } = v.parse(exportSchema, JSON.parse(await text(request)));
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
}

let shop: ShopProcess | undefined;
let metricsUrl = "";

beforeAll(async () => {
  if (!isBuilt) return;
  const [collectorPort, metricsPort] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => collector.listen(collectorPort, resolve));
  metricsUrl = `http://localhost:${metricsPort}/metrics`;
  shop = await createShopProcess({
    dataDir: mkdtempSync(join(tmpdir(), "shop-monitoring-")),
    env: {
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${collectorPort}`,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "info",
    },
  });
  await shop.start();
}, 120_000);
afterAll(async () => {
  await shop?.dispose();
  collector.close();
});

const url = (path: string): string => `${shop?.url}${path}`;
const scrape = async (): Promise<string> => (await fetch(metricsUrl)).text();

test.runIf(isBuilt)(
  "pages and calls have the id of their request, files have none; a proxy's id is kept if it is well formed",
  async () => {
    const idOf = async (given?: string): Promise<string | null> =>
      (await fetch(url("/healthz"), { headers: given === undefined ? {} : { "X-Request-Id": given } })).headers.get(
        "X-Request-Id",
      );
    const own = await idOf();
    expect(own).toMatch(/^[\da-f]{12}-\w+$/);
    expect(await idOf()).not.toBe(own);
    expect(await idOf("proxy-0123456789")).toBe("proxy-0123456789");
    expect((await fetch(url("/assets/none.js"))).headers.get("X-Request-Id")).toBeNull();
    expect(await idOf('"><script>')).toMatch(/^[\da-f]{12}-\w+$/);
  },
);

test.runIf(isBuilt)("an access line has the pattern of the path, and nothing that a shopper typed", async () => {
  const requestId = "access-line-0001";
  await fetch(url("/api/guest/ORD000000000001/0123456789abcdef?email=anna@example.com"), {
    headers: { "X-Request-Id": requestId, "X-Forwarded-For": "203.0.113.7" },
  });
  await expect.poll(() => shop?.output().includes(requestId)).toBe(true);
  const line =
    shop
      ?.output()
      .split("\n")
      .find((one) => one.includes(requestId)) ?? "";
  expect(JSON.parse(line)).toMatchObject({ msg: "request", method: "GET", status: expect.any(Number) });
  expect(line).not.toMatch(/anna|0123456789abcdef|203\.0\.113\.7/);
});

test.runIf(isBuilt)("the metrics have requests by route, statements, connections, jobs and queues", async () => {
  const isKept = async (): Promise<boolean> => {
    await fetch(url("/"));
    return (await scrape()).includes('route="page",status="200",kept="true"');
  };
  await expect.poll(isKept).toBe(true);
  await fetch(url("/api/products_list/?limit=1&translation=de_AT&satellite=AT"));
  await fetch(url("/api/no-such-call/anna@example.com"));
  const isJobDone = async (): Promise<boolean> => /shop_job_seconds_count\{.*purges.*\} 1/.test(await scrape());
  await expect.poll(isJobDone, { timeout: 20_000 }).toBe(true);
  const metrics = await scrape();
  const expected = [
    'shop_http_request_seconds_count{method="GET",route="page",status="200",kept="false"}',
    'route="/api/products_list"',
    'shop_http_request_seconds_count{method="GET",route="/api/*",status="404",kept="false"}',
    'shop_database_query_seconds_count{result="ok"}',
    'shop_database_connections{state="waiting"} 0',
    'shop_queue_waiting{queue="mails"} 0',
    'shop_queue_age_seconds{queue="catalogue_changes"}',
    "nodejs_eventloop_lag_p99_seconds",
  ];
  expect(expected.filter((line) => !metrics.includes(line))).toEqual([]);
  expect(metrics.includes("anna")).toBe(false);
});

test.runIf(isBuilt).each(["alerts.yaml", "dashboard.json"])("every metric of operations/%s is served", async (file) => {
  await fetch(metricsUrl);
  const metrics = await scrape();
  const named = read(`operations/${file}`).match(METRIC) ?? [];
  expect(named.length).toBeGreaterThan(5);
  const families = new Set(named.map((name) => name.replace(/_(count|bucket|sum)$/, "")));
  expect([...families].filter((name) => !metrics.includes(`# TYPE ${name} `))).toEqual([]);
});

test("each alert has a section in the runbook", () => {
  const alerts = [...read("operations/alerts.yaml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const runbook = read("docs/guides/runbook.md");
  expect(alerts).toHaveLength(8);
  expect(alerts.filter((name) => !runbook.includes(`### ${name}\n`))).toEqual([]);
});

test.runIf(isBuilt)("metrics are not on the public port", async () => {
  const response = await fetch(url("/metrics"));
  expect(await response.text()).not.toContain("shop_http_request_seconds");
});

test.runIf(isBuilt)("a trace leads from the browser's request to its statements, without their values", async () => {
  await fetch(url("/api/products_list/?limit=7&translation=de_AT&satellite=AT&order=min_price"), {
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  const traced = () => spans.filter(({ traceId }) => traceId === TRACE);
  // The request ends after its statements, which may be in an earlier batch.
  const findRequest = () => traced().find(({ parentSpanId }) => parentSpanId === "00f067aa0ba902b7");
  await expect.poll(findRequest, { timeout: 10_000 }).toBeDefined();
  const request = findRequest();
  expect(request?.name).toBe("GET /api/products_list");
  const statements = traced().filter(({ name }) => name === "database");
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
  const [statement] = statements.flatMap(({ attributes }) => attributes.filter(({ key }) => key === "db.query.text"));
  expect(statement?.value.stringValue).toMatch(/select/i);
});
