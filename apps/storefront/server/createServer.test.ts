import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createServer, type ServerEntry, type ServerOptions } from "./createServer.ts";

const files = mkdtempSync(join(tmpdir(), "shop-files-"));
writeFileSync(join(files, "favicon.svg"), "<svg/>");

function server(render: ServerEntry["render"], changes: Partial<ServerOptions> = {}) {
  const entry = {
    render,
    createShop: () => ({}),
    memoryEnvironment: () => ({}),
    shopConfig: () => ({}),
    storefrontById: () => undefined,
    storefrontOfHost: (host: string) => ({ id: host }),
  } as unknown as ServerEntry;
  const errors: unknown[] = [];
  const app = createServer({
    entry: async () => entry,
    build: { manifest: { routes: {} }, modulesOf: () => [] },
    api: (request) => Response.json({ path: new URL(request.url).pathname }),
    files: { client: files, pictures: [files] },
    storefront: undefined,
    shopToken: "storefront",
    pictureOrigins: [],
    ready: async () => true,
    log: { error: (fields) => void errors.push(fields) },
    ...changes,
  });
  return { app, errors };
}

const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { "Content-Type": "text/html; charset=UTF-8" } });

test("a page may run only its own scripts: nonce, no inline style, Trusted Types", async () => {
  let nonce: string | undefined;
  const { app } = server(async (_request, options) => {
    nonce = options.nonce;
    return html("<h1>Sofas</h1>");
  });
  const answer = await app.request("http://localhost/sofas.html");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(nonce).toMatch(/^[\w-]{22}$/);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(["/", "/api/products/", "/favicon.svg", "/media/none.avif", "/healthz"])(
  "%s carries the security headers",
  async (path) => {
    const { app } = server(async () => html("<h1>Sofas</h1>"));
    const { headers } = await app.request(`http://localhost${path}`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  },
);

test("text is compressed as the browser takes it, and says so to caches", async () => {
  const { app } = server(async () => html("Sofa ".repeat(1000)));
  const brotli = await app.request("http://localhost/", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotli.headers.get("vary")).toContain("Accept-Encoding");
  expect(Number(brotli.headers.get("content-length"))).toBeLessThan(200);
  const plain = await app.request("http://localhost/");
  expect(await plain.text()).toHaveLength(5000);
});

test("a page that cannot be rendered is a 500 without its reason, and is logged", async () => {
  const { app, errors } = server(async () => {
    throw new Error("secret inside");
  });
  const answer = await app.request("http://localhost/");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret");
  expect(errors).toHaveLength(1);
});

test("a picture that is not there is a plain 404, not a page", async () => {
  const { app } = server(async () => html("page"));
  const answer = await app.request("http://localhost/media/none-320.avif");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, expect.stringContaining("text/plain")]);
});

test("not ready is 503, so that no balancer sends shoppers", async () => {
  const { app } = server(async () => html("page"), { ready: async () => false });
  expect((await app.request("http://localhost/readyz")).status).toBe(503);
  expect((await app.request("http://localhost/healthz")).status).toBe(200);
});
