import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import type { ChangedTags } from "../db/watchCatalogue.ts";
import { openJobQueue } from "./jobQueue.ts";
import { startEdgePurges } from "./startEdgePurges.ts";

const { connection, db } = await createTestBackend("shop_empty");

const isEqual = (body: unknown, tags: readonly string[]): boolean => JSON.stringify(body) === JSON.stringify({ tags });

/** Opens a cache that answers purges, the first one of `failing` with 500. */
async function setUp(failing: readonly string[] = []) {
  const calls: { headers: IncomingHttpHeaders; body: unknown; status: number }[] = [];
  const cache = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await text(request));
    const fails = isEqual(body, failing) && !calls.some((call) => isEqual(call.body, failing));
    const status = fails ? 500 : 200;
    calls.push({ headers: request.headers, body, status });
    response.writeHead(status).end();
  }
  await new Promise<void>((resolve) => void cache.listen(0, "127.0.0.1", resolve));
  const address = cache.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const errors: object[] = [];
  const log = { error: (fields: object) => void errors.push(fields) };
  const queue = await openJobQueue({ connection, log, migrates: true });
  onTestFinished(async () => {
    await queue.stop();
    cache.close();
  });
  await sql`delete from jobs.job where name = 'edge_purge'`.execute(db);
  let listener: (tags: ChangedTags) => void = () => {};
  const onChange = async (next: typeof listener): Promise<void> => void (listener = next);
  const options = { url: `http://127.0.0.1:${port}/purge`, header: "Fastly-Key: secret", onChange };
  await startEdgePurges(queue, options, log);
  const purged = (): unknown[] => calls.filter(({ status }) => status === 200).map(({ body }) => body);
  await expect.poll(purged, { timeout: 5000 }).toEqual([{ tags: ["shop"] }]);
  return { calls, errors, purged, announce: (tags: ChangedTags) => listener(tags) };
}

test("a start purges everything, then changes their tags, in one call if they follow each other", async () => {
  const { calls, purged, announce } = await setUp();
  expect(calls[0]?.headers).toMatchObject({ "fastly-key": "secret", "surrogate-key": "shop" });
  announce(["product-1", "products"]);
  announce(["product-2", "products"]);
  await expect.poll(purged, { timeout: 5000 }).toHaveLength(2);
  expect(purged()[1]).toEqual({ tags: ["product-1", "products", "product-2"] });
  expect(calls[1]?.headers["surrogate-key"]).toBe("product-1 products product-2");
}, 20_000);

test("each purge is repeated, because the edge may have fetched an old copy meanwhile", async () => {
  const { purged, announce } = await setUp();
  announce(["product-7"]);
  const count = (): number => purged().filter((body) => JSON.stringify(body).includes("product-7")).length;
  await expect.poll(count, { timeout: 18_000 }).toBe(2);
}, 30_000);

test("many tags take several calls, very many one for everything", async () => {
  const { purged, announce } = await setUp();
  const tags = (count: number): string[] => Array.from({ length: count }, (_, at) => `product-${at + 1000}`);
  announce(tags(40));
  await expect.poll(purged, { timeout: 5000 }).toContainEqual({ tags: tags(40).slice(30) });
  expect(purged()).toContainEqual({ tags: tags(30) });
  const before = purged().length;
  announce(tags(301));
  await expect.poll(() => purged().slice(before), { timeout: 5000 }).toContainEqual({ tags: ["shop"] });
}, 30_000);

test("a failed purge is logged and tried again", async () => {
  const { errors, purged, announce } = await setUp(["product-9"]);
  announce(["product-9"]);
  await expect.poll(() => errors.length, { timeout: 5000 }).toBeGreaterThan(0);
  expect(errors[0]).toMatchObject({ err: new Error("the edge cache answered 500 to a purge"), job: "edge_purge" });
  // The second is the repeated one.
  await expect.poll(() => purged().filter((body) => isEqual(body, ["product-9"])).length, { timeout: 30_000 }).toBe(2);
}, 40_000);
