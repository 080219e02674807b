import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a compressed answer saves no packet. */
const WORTHWHILE_BYTES = 1024;
// Models of plain numbers shrink like text.
const TEXT = /^(text\/|application\/(json|javascript|xml)|image\/svg|model\/gltf)/;

export type Encoding = "br" | "gzip";

/** The best encoding that an Accept-Encoding header names. */
export const encodingFor = (accepted: string): Encoding | undefined =>
  accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;

/** @param quality of brotli; 5: within a few percent of the best, at a fraction of its time */
export const encode = (body: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> =>
  encoding === "br" ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : gzipped(body);

/** Compresses the text answers that are made anew each time. Files of the build come compressed already. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (c.req.method === "HEAD" || res.body === null || res.headers.has("Content-Encoding")) return;
  // A part of a file: its range counts the file's own bytes.
  if (res.status === 206) return;
  if (!TEXT.test(res.headers.get("Content-Type") ?? "")) return;
  const encoding = encodingFor(c.req.header("Accept-Encoding") ?? "");
  const body = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.append("Vary", "Accept-Encoding");
  const send = (content: Buffer): void => {
    headers.set("Content-Length", String(content.byteLength));
    // Cleared first: hono would otherwise merge the old headers into the new answer.
    c.res = undefined;
    c.res = new Response(new Uint8Array(content), { status: res.status, headers });
  };
  if (encoding === undefined || body.byteLength < WORTHWHILE_BYTES) return send(body);
  headers.set("Content-Encoding", encoding);
  send(await encode(body, encoding));
};
