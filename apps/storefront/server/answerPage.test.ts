import { consentForAll, createShop, writeConsent } from "@shop/core";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { createServer } from "./createServer.ts";
import { keepPages } from "./keepPages.ts";
import type { ServerEntry } from "./serverOptions.ts";

const answered = `consent=${writeConsent({ choice: consentForAll(false), at: Math.floor(Date.now() / 1000) })}`;

interface World {
  cacheControl?: string;
  page?: Record<string, string>;
  status?: number;
}

function server({ cacheControl = "public, max-age=300", page = {}, status = 200 }: World = {}) {
  let drawn = 0;
  const entry: ServerEntry = {
    render: async (_request, { shop, nonce }) => {
      drawn++;
      await shop.content.setting("name").catch(() => undefined);
      const headers = { "Content-Type": "text/html", ...page };
      return new Response(`<script nonce="${nonce}">1</script><p>${drawn}</p>`, { status, headers });
    },
    parties: async () => ({}),
    createShop,
  };
  const app = createServer({
    entry: async () => entry,
    build: { manifest: { routes: {} }, modulesOf: () => [] },
    api: () => Response.json({ value: "1" }, { headers: { "Cache-Control": cacheControl } }),
    files: { client: tmpdir(), pictures: [] },
    storefront: undefined,
    shopToken: "storefront",
    pictureOrigins: [],
    pages: keepPages(),
    ready: async () => true,
    log: { error: () => {} },
  });
  const get = async (path: string, headers: Record<string, string> = {}, host = "localhost") => {
    const answer = await app.request(`http://${host}${path}`, { headers });
    const { headers: said } = answer;
    return {
      policy: said.get("content-security-policy") ?? "",
      cache: said.get("cache-control"),
      text: await answer.text(),
    };
  };
  return { get, drawn: () => drawn };
}

test("what everybody may share is drawn once, for each address and storefront", async () => {
  const { get, drawn } = server();
  const first = await get("/sofas.html");
  expect(await get("/sofas.html")).toEqual(first);
  expect(first.policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(first.cache).toBe("no-cache");
  expect(drawn()).toBe(1);
  await get("/sofas.html?page=2");
  expect(drawn()).toBe(2);
  await get("/sofas.html", {}, "ro-ro.localhost");
  expect(drawn()).toBe(3);
});

test.each([
  ["somebody who has answered the question", {}, { Cookie: answered }],
  ["prices for another country", {}, { Cookie: "display=gross.5" }],
  ["net prices", {}, { Cookie: "display=net.5" }],
  ["a page that is nobody else's", { page: { "Cache-Control": "no-store" } }, {}],
  ["a page that is not there", { status: 404 }, {}],
  ["an answer that is not public", { cacheControl: "no-store" }, {}],
])(
  "%s: drawn anew each time, with a nonce of its own that no cache on the way keeps",
  async (_case, world, headers) => {
    const { get, drawn } = server(world);
    const [one, two] = [await get("/sofas.html", headers), await get("/sofas.html", headers)];
    expect(drawn()).toBe(2);
    expect(one.policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
    expect(one.policy).not.toBe(two.policy);
    expect(one.cache).toMatch(/^(no-store|private, no-cache)$/);
  },
);

test("a cookie that says nothing changes nothing", async () => {
  const { get } = server();
  expect((await get("/sofas.html", { Cookie: "display=nonsense" })).cache).toBe("no-cache");
});

test("a redirect that anybody may keep names no nonce", async () => {
  const moved = await server({ status: 301, page: { Location: "/sofas" } }).get("/SOFAS");
  expect([moved.cache, moved.policy]).toEqual(["public, max-age=300", ""]);
});
