import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { keepPages } from "./keepPages.ts";

const NONCE = "dGhlIG5vbmNlIG9mIGEgcGFnZQ";
const CODE = `performance.mark("a");`;
const HTML = `<head><meta property="csp-nonce" content="${NONCE}"/><link rel="icon" href="/i.svg" nonce="${NONCE}"/></head>
<script nonce="${NONCE}">${CODE}</script><script>alert("typed by somebody")</script>
<script type="application/ld+json" nonce="${NONCE}">{}</script>
<script type="module" async="" src="/a.js" nonce="${NONCE}"></script>${"<p>Sofa</p>".repeat(200)}`;
const hash = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const drawn = (html = HTML): Response => new Response(html, { headers: { "Content-Type": "text/html" } });
const asked = (accepted: string) => ({
  since: 0,
  nonce: NONCE,
  accepted,
  policy: (inline: readonly string[]) => inline.join(" "),
});
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

test("a page for many names its own inline scripts by their hashes, and nobody else's; no nonce is left", async () => {
  const answer = await keepPages().keep("/", drawn(), asked(""));
  expect(answer.headers.get("content-security-policy")).toBe(hash(CODE));
  const html = await answer.text();
  expect(html).not.toContain(NONCE);
  expect(html).toContain(`<script>${CODE}</script>`);
  expect(html).toContain(`<script type="module" async="" src="/a.js"></script>`);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["", (body: Buffer) => body],
] as const)("a kept page is the same page again, as %j, however often", async (accepted, decode) => {
  const pages = keepPages();
  const first = decode(await bytesOf(await pages.keep("/", drawn(), asked(accepted)))).toString();
  for (let time = 0; time < 4; time++) {
    const again = await pages.find("/", accepted);
    expect(again?.headers.get("content-encoding")).toBe(accepted === "" ? null : accepted);
    expect(again?.headers.get("vary")).toBe("Accept-Encoding");
    const body = again === undefined ? Buffer.of() : await bytesOf(again);
    expect(again?.headers.get("content-length")).toBe(String(body.length));
    expect(decode(body).toString()).toBe(first);
  }
});

test.each([0, 1])("of whatever length a page is", async (more) => {
  const pages = keepPages();
  await pages.keep("/", drawn(HTML + "!".repeat(more)), asked(""));
  expect(pages.find("/", "")).toBeDefined();
});

test("a page is kept for a minute, and forgotten when the catalogue changes", async () => {
  let now = 1000;
  const pages = keepPages(() => now);
  await pages.keep("/", drawn(), asked(""));
  now += 59_000;
  expect(pages.find("/", "")).toBeDefined();
  now += 2_000;
  expect(pages.find("/", "")).toBeUndefined();
  await pages.keep("/", drawn(), asked(""));
  pages.clear();
  expect(pages.find("/", "")).toBeUndefined();
});

test("a page drawn while the catalogue changed is sent, but not kept", async () => {
  const pages = keepPages();
  const since = pages.cleared();
  pages.clear();
  expect(await (await pages.keep("/", drawn(), { ...asked(""), since })).text()).toContain("Sofa");
  expect(pages.find("/", "")).toBeUndefined();
  await pages.keep("/", drawn(), { ...asked(""), since: pages.cleared() });
  expect(pages.find("/", "")).toBeDefined();
});

test("a page that is asked for again soon weighs less", async () => {
  const pages = keepPages();
  const many = Array.from({ length: 3000 }, (_, n) => `<p>${(n * 7919) % 1009} Sofa ${n % 13}</p>`).join("");
  const first = await bytesOf(await pages.keep("/", drawn(HTML + many), asked("br")));
  const size = async (): Promise<number> => Number((await pages.find("/", "br"))?.headers.get("content-length"));
  await expect.poll(size, { timeout: 20_000 }).toBeLessThan(first.length);
  const best = await pages.find("/", "br");
  expect(best && brotliDecompressSync(await bytesOf(best)).toString()).toBe(brotliDecompressSync(first).toString());
});
