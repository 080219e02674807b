import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { proxyApi, proxyPictures } from "./proxyApi.ts";

afterEach(() => vi.unstubAllGlobals());

function proxyWith(response: Response) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal("fetch", fetched);
  return { proxy: proxyApi("https://other.shop/api"), fetched };
}

test("a call is forwarded with query, body and keys, without cookies", async () => {
  const { proxy, fetched } = proxyWith(Response.json({ ok: 1 }));
  const response = await proxy(
    new Request("http://localhost:3000/api/cart/add?x=1", {
      method: "POST",
      headers: { "Idempotency-Key": "k", cookie: "secret=1" },
      body: "{}",
    }),
  );
  expect(await response.json()).toEqual({ ok: 1 });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("https://other.shop/api/cart/add?x=1");
  expect(new Headers(init?.headers).get("idempotency-key")).toBe("k");
  expect(new Headers(init?.headers).has("cookie")).toBe(false);
});

describe("a photo", () => {
  /** Sends a photo, of which only the first 1,000 bytes are there at once. */
  async function sendPhoto(length: number, respond: (request: IncomingMessage, response: ServerResponse) => void) {
    const backend = createServer(respond).listen(0, "127.0.0.1");
    onTestFinished(() => {
      backend.closeAllConnections();
      backend.close();
    });
    await once(backend, "listening");
    const address = backend.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(1000));
        // A longer photo never arrives as a whole, like that of a slow browser.
        if (length === 1000) controller.close();
      },
    });
    return proxyApi(`http://127.0.0.1:${port}/api`)(
      new Request("http://localhost:3000/api/comments/pictures/17", {
        method: "POST",
        body,
        headers: { "Content-Length": String(length), "Content-Type": "image/png" },
        duplex: "half",
      } as RequestInit),
    );
  }

  test("of a guest is rejected before it has arrived", async () => {
    const lengths: unknown[] = [];
    const response = await sendPhoto(9_000_000, ({ headers }, answer) => {
      lengths.push(headers["content-length"]);
      answer.writeHead(401, { "Content-Type": "application/json" }).end('{"code":"UNAUTHORIZED"}');
    });
    expect([response.status, await response.json(), lengths]).toEqual([401, { code: "UNAUTHORIZED" }, ["9000000"]]);
  });

  test("of a customer arrives whole", async () => {
    const response = await sendPhoto(1000, (request, answer) => {
      const read = async (): Promise<void> => void answer.end(JSON.stringify((await buffer(request)).length));
      void read();
    });
    expect(await response.json()).toBe(1000);
  });
});

test.each(["/api//evil.example/x", "/api///evil.example/x", "/api/%2F%2Fevil.example"])(
  "%s does not leave the shop",
  async (path) => {
    const { proxy, fetched } = proxyWith(Response.json({}));
    await proxy(new Request(`http://localhost:3000${path}`));
    expect(new URL(String(fetched.mock.calls[0]?.[0])).host).toBe("other.shop");
  },
);

test("a view that the other backend does not count is no error, other unknown calls are", async () => {
  const post = async (path: string) => {
    const cancel = vi.fn();
    const { proxy } = proxyWith(new Response(new ReadableStream({ cancel }), { status: 404 }));
    const { status } = await proxy(new Request(`http://localhost:3000/api/${path}`, { method: "POST" }));
    return { status, isBodyReleased: cancel.mock.calls.length > 0 };
  };
  expect(await post("product_view/17")).toEqual({ status: 204, isBodyReleased: true });
  expect(await post("product_like/17")).toEqual({ status: 404, isBodyReleased: false });
});

test("the other host's cookies and encodings are not passed back", async () => {
  const { proxy } = proxyWith(new Response("{}", { headers: { "set-cookie": "a=b", "content-encoding": "br" } }));
  const response = await proxy(new Request("http://localhost:3000/api/products/"));
  expect(response.headers.has("set-cookie")).toBe(false);
  expect(response.headers.has("content-encoding")).toBe(false);
});

test("only the session refresh cookie passes both ways", async () => {
  const session = "__Host-rt=new; Path=/; Secure; HttpOnly; SameSite=Strict";
  const headers = new Headers([
    ["set-cookie", "tracker=1"],
    ["set-cookie", session],
  ]);
  const { proxy, fetched } = proxyWith(new Response("{}", { headers }));
  const response = await proxy(
    new Request("http://localhost:3000/api/refreshToken", {
      method: "POST",
      headers: { cookie: "display=net; __Host-rt=old; other=1", "Sec-Fetch-Site": "same-origin" },
    }),
  );
  const passed = new Headers(fetched.mock.calls[0]?.[1].headers);
  expect([passed.get("cookie"), passed.get("sec-fetch-site")]).toEqual(["__Host-rt=old", "same-origin"]);
  expect(response.headers.getSetCookie()).toEqual([session]);
});

test("connection and browser headers are not forwarded", async () => {
  const { proxy, fetched } = proxyWith(Response.json({}));
  const strange = {
    "Transfer-Encoding": "chunked",
    Expect: "100-continue",
    Origin: "http://localhost:3000",
    Range: "bytes=0-1",
  };
  await proxy(new Request("http://localhost:3000/api/x", { headers: { ...strange, Authorization: "TOKEN t" } }));
  expect([...new Headers(fetched.mock.calls[0]?.[1].headers)]).toEqual([["authorization", "TOKEN t"]]);
});

test("a webhook arrives with its signature, byte for byte", async () => {
  const { proxy, fetched } = proxyWith(Response.json({ result: "done" }));
  const signed = {
    "PAYPAL-Transmission-Id": "7",
    "PAYPAL-Transmission-Sig": "c2ln",
    "Stripe-Signature": "t=1,v1=00",
    "X-GP-Signature": "ff",
    "X-Testbank-Signature": "t=1,v1=11",
  };
  const body = '{"event" : "Zahlung für Größe"}\r\n';
  const message = { method: "POST", headers: { ...signed, "User-Agent": "Provider", Connection: "close" }, body };
  await proxy(new Request("http://localhost:3000/api/payment/webhook/paypal", message));
  const [, init] = fetched.mock.calls[0] ?? [];
  const passed = new Headers(init?.headers);
  for (const [name, value] of Object.entries(signed)) expect(passed.get(name)).toBe(value);
  expect([passed.has("user-agent"), passed.has("connection")]).toEqual([false, false]);
  expect(await new Response(init?.body).text()).toBe(body);
});

test("pages and documents of the other host keep their content headers, but no connection headers", async () => {
  const own = {
    "Content-Disposition": 'inline; filename="AT-2026-000001.pdf"',
    "Content-Security-Policy": "default-src 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
  const strange = { Connection: "keep-alive", "Keep-Alive": "timeout=5", Server: "other", "X-Powered-By": "other" };
  const { proxy } = proxyWith(new Response("<p>", { headers: { ...own, ...strange, "Content-Type": "text/html" } }));
  const response = await proxy(new Request("http://localhost:3000/api/testbank/1"));
  const lower = Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
  expect(Object.fromEntries(response.headers)).toEqual({ ...lower, "content-type": "text/html" });
});

test("an unreachable host is a 503 with Retry-After", async () => {
  const proxy = proxyApi("http://127.0.0.1:1/api/");
  const response = await proxy(new Request("http://localhost:3000/api/products/"));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await response.json()).toMatchObject({ code: "UNREACHABLE" });
});

test("a picture comes from the other host, beside its API", async () => {
  const { fetched } = proxyWith(
    new Response("picture", { headers: { "Content-Type": "image/avif", "set-cookie": "a=b" } }),
  );
  const response = await proxyPictures("https://other.shop/api/")(
    new Request("http://localhost:3000/media/sofa-320.avif?x=1"),
  );
  expect(fetched.mock.calls[0]?.[0]).toBe("https://other.shop/media/sofa-320.avif");
  expect(await response.text()).toBe("picture");
  expect([...response.headers.keys()]).toEqual(["content-type"]);
});

test.each([
  ["a model", "model/gltf-binary", "x.glb"],
  ["a list of swatches", "application/json", "swatches-velvet.json"],
])("%s of the other host is forwarded like a picture", async (_, type, file) => {
  proxyWith(new Response("content", { headers: { "Content-Type": type } }));
  const response = await proxyPictures("https://other.shop/api/")(new Request(`http://localhost:3000/media/${file}`));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
});

test.each([
  ["a page", new Response("<script>", { headers: { "Content-Type": "text/html" } })],
  ["a redirect", new Response(null, { status: 302, headers: { Location: "https://evil.example" } })],
  ["nothing", new Response("no", { status: 404, headers: { "Content-Type": "image/png" } })],
])("%s instead of a picture is no picture", async (_what, given) => {
  proxyWith(given);
  const response = await proxyPictures("https://other.shop/api/")(new Request("http://localhost:3000/media/x.avif"));
  expect([response.status, await response.text()]).toEqual([404, "No such picture"]);
});

test("a body that breaks off is the caller's fault, not an unreachable shop", async () => {
  const { proxy, fetched } = proxyWith(Response.json({}));
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error("too large")) });
  const request = new Request("http://localhost:3000/api/cart/add", {
    method: "OPTIONS",
    body,
    duplex: "half",
  } as RequestInit);
  await expect(proxy(request)).rejects.toThrow("too large");
  expect(fetched).not.toHaveBeenCalled();
});
