import { afterEach, expect, test, vi } from "vitest";
import { proxyApi } from "./proxyApi.ts";

afterEach(() => vi.unstubAllGlobals());

function proxyWith(answer: Response) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer);
  vi.stubGlobal("fetch", fetched);
  return { proxy: proxyApi("https://other.shop/api"), fetched };
}

test("a call is passed on with its query, body and keys, without cookies", async () => {
  const { proxy, fetched } = proxyWith(Response.json({ ok: 1 }));
  const answer = await proxy(
    new Request("http://localhost:3000/api/cart/add?x=1", {
      method: "POST",
      headers: { "Idempotency-Key": "k", cookie: "secret=1" },
      body: "{}",
    }),
  );
  expect(await answer.json()).toEqual({ ok: 1 });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("https://other.shop/api/cart/add?x=1");
  expect(new Headers(init?.headers).get("idempotency-key")).toBe("k");
  expect(new Headers(init?.headers).has("cookie")).toBe(false);
});

test.each(["/api//evil.example/x", "/api///evil.example/x", "/api/%2F%2Fevil.example"])(
  "%s does not leave the shop",
  async (path) => {
    const { proxy, fetched } = proxyWith(Response.json({}));
    await proxy(new Request(`http://localhost:3000${path}`));
    expect(new URL(String(fetched.mock.calls[0]?.[0])).host).toBe("other.shop");
  },
);

test("the other shop's cookies and encodings are not passed back", async () => {
  const { proxy } = proxyWith(new Response("{}", { headers: { "set-cookie": "a=b", "content-encoding": "br" } }));
  const answer = await proxy(new Request("http://localhost:3000/api/products/"));
  expect(answer.headers.has("set-cookie")).toBe(false);
  expect(answer.headers.has("content-encoding")).toBe(false);
});
