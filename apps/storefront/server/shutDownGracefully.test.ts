import { serve, type ServerType } from "@hono/node-server";
import { afterEach, expect, test, vi } from "vitest";
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
