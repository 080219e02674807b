import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { selectEncoding } from "./compress.ts";
import { createPageCache } from "./createPageCache.ts";
import type { InlineSources } from "./headers.ts";

const NONCE = "dGhlIG5vbmNlIG9mIGEgcGFnZQ";
const CODE = `performance.mark("a");`;
const STYLE = "p{color:red}";
const HTML = `<head><meta property="csp-nonce" content="${NONCE}"/><link rel="icon" href="/i.svg" nonce="${NONCE}"/></head>
<script nonce="${NONCE}">${CODE}</script><script>alert("typed by a visitor")</script>
<script type="application/ld+json" nonce="${NONCE}">{}</script>
<style nonce="${NONCE}">${STYLE}</style><style>typed{}</style>
<script type="module" async="" src="/a.js" nonce="${NONCE}"></script>${"<p>Sofa</p>".repeat(200)}`;
const hash = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const rendered = (html = HTML): Response => new Response(html, { headers: { "Content-Type": "text/html" } });
const createPut = (accepted: string) => ({
  generation: 0,
  nonce: NONCE,
  accepted,
  tags: ["shop", "product-1"],
  policy: ({ scripts, styles }: InlineSources) => `scripts ${scripts.join(" ")} styles ${styles.join(" ")}`,
});
const readBytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

test("a shared page allows its inline scripts and styles by hash, and has no nonce", async () => {
  const response = await createPageCache().put("/", rendered(), createPut(""));
  expect(response.headers.get("content-security-policy")).toBe(`scripts ${hash(CODE)} styles ${hash(STYLE)}`);
  const html = await response.text();
  expect(html).not.toContain(NONCE);
  expect(html).toContain(`<script>${CODE}</script>`);
  expect(html).toContain(`<script type="module" async="" src="/a.js"></script>`);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["", (body: Buffer) => body],
] as const)("a cached page is identical every time, as %j", async (accepted, decode) => {
  const pages = createPageCache();
  const first = decode(await readBytes(await pages.put("/", rendered(), createPut(accepted)))).toString();
  for (let time = 0; time < 4; time++) {
    const again = await pages.get("/", accepted);
    expect(again?.headers.get("content-encoding")).toBe(accepted === "" ? null : accepted);
    expect(again?.headers.get("vary")).toBe("Accept-Encoding");
    const body = again === undefined ? Buffer.of() : await readBytes(again);
    expect(again?.headers.get("content-length")).toBe(String(body.length));
    expect(decode(body).toString()).toBe(first);
  }
});

test.each([0, 1])("for pages of any length", async (more) => {
  const pages = createPageCache();
  await pages.put("/", rendered(HTML + "!".repeat(more)), createPut(""));
  expect(pages.get("/", "")).toBeDefined();
});

test("a page is cached for a minute, and dropped when the catalogue changes", async () => {
  let now = 1000;
  const pages = createPageCache(() => now);
  await pages.put("/", rendered(), createPut(""));
  now += 59_000;
  expect(pages.get("/", "")).toBeDefined();
  now += 2_000;
  expect(pages.get("/", "")).toBeUndefined();
  await pages.put("/", rendered(), createPut(""));
  pages.clear();
  expect(pages.get("/", "")).toBeUndefined();
});

test("a page rendered while the catalogue changed is sent, but not cached", async () => {
  const pages = createPageCache();
  const before = pages.generation();
  pages.clear();
  expect(await (await pages.put("/", rendered(), { ...createPut(""), generation: before })).text()).toContain("Sofa");
  expect(pages.get("/", "")).toBeUndefined();
  await pages.put("/", rendered(), { ...createPut(""), generation: pages.generation() });
  expect(pages.get("/", "")).toBeDefined();
});

test("a page requested again soon is compressed harder", async () => {
  const pages = createPageCache();
  const many = Array.from({ length: 3000 }, (_, n) => `<p>${(n * 7919) % 1009} Sofa ${n % 13}</p>`).join("");
  const first = await readBytes(await pages.put("/", rendered(HTML + many), createPut("br")));
  const size = async (): Promise<number> => Number((await pages.get("/", "br"))?.headers.get("content-length"));
  await expect.poll(size, { timeout: 20_000 }).toBeLessThan(first.length);
  const best = await pages.get("/", "br");
  expect(best && brotliDecompressSync(await readBytes(best)).toString()).toBe(brotliDecompressSync(first).toString());
});

test.each([
  ["gzip;q=0", undefined],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0.5", "gzip"],
  ["gzip;q=0.8, br;q=0.9", "br"],
  ["brotli", undefined],
  ["identity", undefined],
])("Accept-Encoding %j selects %s", (accepted, encoding) => {
  expect(selectEncoding(accepted)).toBe(encoding);
});

test("a changed tag drops the pages that have it, and no page is cached that was being rendered", async () => {
  const pages = createPageCache();
  await pages.put("/", rendered(), createPut(""));
  await pages.put("/other", rendered(), { ...createPut(""), tags: ["shop", "product-2"] });
  pages.clear(["product-1"]);
  expect([pages.has("/"), pages.has("/other")]).toEqual([false, true]);
  await pages.put("/", rendered(), createPut(""));
  expect(pages.has("/")).toBe(false);
});

test("the ETag follows content and policy, not the nonce or the encoding", async () => {
  const eTag = async (html: string, nonce: string, host = "", accepted = ""): Promise<string | null> => {
    const text = html.replaceAll(NONCE, nonce);
    const put = { ...createPut(accepted), nonce, policy: () => `script-src ${host}` };
    return (await createPageCache().put("/", rendered(text), put)).headers.get("etag");
  };
  const first = await eTag(HTML, "AAAAAAAAAAAAAAAAAAAAAA");
  expect(first).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await eTag(HTML, "BBBBBBBBBBBBBBBBBBBBBB", "", "br")).toBe(first);
  const renderedAt = (time: number): string =>
    `${HTML}<script>({u:${time},s:"success"});({"at":${time},"entries":[]})</script>`;
  const [early, soon, late] = [1795762982656, 1795762982999, 1795763282656].map(renderedAt);
  expect(await eTag(early ?? "", NONCE)).toBe(await eTag(soon ?? "", NONCE));
  expect(await eTag(early ?? "", NONCE)).not.toBe(await eTag(late ?? "", NONCE));
  expect(await eTag(`${HTML}!`, NONCE)).not.toBe(first);
  expect(await eTag(HTML, NONCE, "https://tags.example")).not.toBe(first);
});
