import { Hono } from "hono";
import { expect, test } from "vitest";
import { ApiError } from "./apiError.ts";
import { readBodyBytes } from "./input.ts";

const app = new Hono();
app.post("/", async (c) => c.json((await readBodyBytes(c, 50)).toString()));
app.onError((error, c) => c.text(error.message, error instanceof ApiError ? error.status : 500));

const send = async (source?: UnderlyingDefaultSource<Uint8Array>): Promise<[status: number, body: string]> => {
  const body = source && new ReadableStream(source);
  const response = await app.request("/", { method: "POST", body, duplex: "half" } as RequestInit);
  return [response.status, await response.text()];
};

test("a file is read in its parts, and a missing one is empty", async () => {
  const parts = ["ab", "c"].map((part) => new TextEncoder().encode(part));
  const pull = (stream: ReadableStreamDefaultController<Uint8Array>): void => {
    const part = parts.shift();
    if (part === undefined) stream.close();
    else stream.enqueue(part);
  };
  expect(await send({ pull })).toEqual([200, '"abc"']);
  expect(await send()).toEqual([200, '""']);
});

test("a file that arrives too slowly is no longer read", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  expect((await send({ cancel: () => resolve() }))[0]).toBe(408);
  await promise;
});

test("an upload that breaks off is the client's error", async () => {
  expect((await send({ start: (stream) => stream.error(new Error("gone")) }))[0]).toBe(400);
});
