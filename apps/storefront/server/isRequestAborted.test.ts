import { once } from "node:events";
import { connect } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { isRequestAborted } from "./connection.ts";

async function checkAborted(handle: (request: Request) => Promise<Response>, framing: string): Promise<boolean> {
  const result = Promise.withResolvers<boolean>();
  const app = new Hono();
  app.post("/", (c) => handle(c.req.raw));
  app.onError((error, c) => {
    result.resolve(isRequestAborted(c, error));
    return c.text("", 500);
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: shop.test\r\n${framing}`);
  await once(server, "request");
  socket.destroy();
  const aborted = await result.promise;
  server.close();
  return aborted;
}

test.each([
  ["in pieces", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"],
  ["of a known length", "Content-Length: 100\r\n\r\nhello"],
])("an aborted upload %s is no failure of the page", async (_, framing) => {
  expect(await checkAborted(async (request) => new Response(await request.text()), framing)).toBe(true);
});

test("an error of the server counts, even after the browser disconnected", async () => {
  const broken = async (request: Request): Promise<Response> => {
    await request.text().catch(() => undefined);
    throw new Error("a mistake");
  };
  expect(await checkAborted(broken, "Content-Length: 100\r\n\r\nhello")).toBe(false);
});
