import { once } from "node:events";
import { createServer } from "node:http";
import { serve, type ServerType } from "@hono/node-server";
import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "./createLogger.ts";
import { observeRequests } from "./monitoring/observeRequests.ts";
import { shutDownGracefully } from "./shutDownGracefully.ts";

const LONG_MS = 600_000;

let server: ServerType | undefined;
afterEach(() => void server?.close());

async function busyShop() {
  let finish: () => void = () => {};
  const finished = new Promise<void>((done) => (finish = done));
  let began: () => void = () => {};
  const isBusy = new Promise<void>((done) => (began = done));
  const port = await new Promise<number>((done) => {
    const fetch = async (): Promise<Response> => {
      began();
      await finished;
      return Response.json({ order: 7 });
    };
    const serverOptions = { keepAliveTimeout: LONG_MS };
    server = serve({ fetch, port: 0, hostname: "127.0.0.1", serverOptions }, (info) => done(info.port));
  });
  if (server === undefined) throw new Error("no server");
  return { server, finish, isBusy, request: () => fetch(`http://127.0.0.1:${port}/`) };
}

test("a shop shutting down accepts no calls, completes pending ones, then closes its database", async () => {
  const { server: ending, request, isBusy, finish } = await busyShop();
  const response = request();
  await isBusy;
  const close = vi.fn(async () => {});
  const ended = shutDownGracefully(ending, close, { drainMs: LONG_MS });
  await expect(request()).rejects.toThrow("fetch failed");
  expect(close).not.toHaveBeenCalled();
  finish();
  expect(await (await response).json()).toEqual({ order: 7 });
  await ended;
  expect(close).toHaveBeenCalledOnce();
});

test("an endless response is cut off after a timeout, and the database is closed", async () => {
  const { server: ending, request, isBusy } = await busyShop();
  const response = request().catch(() => "cut off");
  await isBusy;
  const close = vi.fn(async () => {});
  await shutDownGracefully(ending, close, { drainMs: 50 });
  expect(await response).toBe("cut off");
  expect(close).toHaveBeenCalledOnce();
});

test("the log has one line for requests that are cut off, and none for what they miss afterwards", async () => {
  const lines: string[] = [];
  let isClosing = false;
  const log = createLogger("warn", { write: (line) => void lines.push(line) }, undefined, () => isClosing);
  const closed = Promise.withResolvers<void>();
  const answered: Promise<void>[] = [];
  const listener = observeRequests(
    (_, response) => {
      const answer = async (): Promise<void> => {
        await closed.promise;
        log.error({ err: new Error("driver has already been destroyed") }, "call failed");
        response.end();
      };
      answered.push(answer());
    },
    { routeOf: () => "/", log: { info: () => {} } },
  );
  const cut = createServer(listener).listen(0, "127.0.0.1");
  server = cut;
  await once(cut, "listening");
  const address = cut.address();
  const requested = once(cut, "request");
  const response = fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`).catch(
    () => "cut off",
  );
  await requested;
  const close = async (): Promise<void> => {
    isClosing = true;
    closed.resolve();
  };
  await shutDownGracefully(cut, close, { drainMs: 50, log });
  expect(await response).toBe("cut off");
  await Promise.all(answered);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "requests that lasted longer than 50 ms were cut off",
  ]);
});
