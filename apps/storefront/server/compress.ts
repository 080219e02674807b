import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const decompressAsync = promisify(brotliDecompress);

/** Size of the output buffer: each further one costs a round trip to the thread pool. */
const CHUNK_BYTES = 64 * 1024;

export const decodeBrotli = (body: Buffer): Promise<NonSharedBuffer> =>
  decompressAsync(body, { chunkSize: 2 * CHUNK_BYTES });

/** Returns the smallest brotli window that contains the body: the default of 4 MB occupies far more memory. */
const windowBits = (bytes: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** Below this size compression saves no network packet. */
const MIN_BYTES = 1024;
// glTF models consist of plain numbers and compress like text.
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml)|image\/svg|model\/gltf)/;

export type Encoding = "br" | "gzip";

export function selectEncoding(accepted: string): Encoding | undefined {
  // Quality 0 forbids an encoding.
  const names = accepted.split(",").flatMap((entry) => (/;\s*q=0(?:\.0*)?\s*$/.test(entry) ? [] : entry.split(";", 1)));
  return (["br", "gzip"] as const).find((encoding) => names.some((name) => name.trim() === encoding));
}

/** @param quality brotli quality; 5 is within a few percent of the best size at a fraction of the time */
export async function encode(body: Buffer, encoding: Encoding, quality = 5): Promise<NonSharedBuffer> {
  const chunkSize = CHUNK_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  const encoded = await (encoding === "br" ? brotliAsync(body, { chunkSize, params }) : gzipAsync(body, { chunkSize }));
  // A copy, because a single output buffer stays allocated as a whole.
  return encoded.byteLength < chunkSize ? Buffer.from(encoded) : encoded;
}

/** Files of the build are precompressed and skipped. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (c.req.method === "HEAD" || res.body === null || res.headers.has("Content-Encoding")) return;
  // Ranges refer to the uncompressed file.
  if (res.status === 206) return;
  if (!COMPRESSIBLE.test(res.headers.get("Content-Type") ?? "")) return;
  const encoding = selectEncoding(c.req.header("Accept-Encoding") ?? "");
  const body = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  if (!/\bAccept-Encoding\b/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Accept-Encoding");
  const send = (content: NonSharedBuffer): void => {
    headers.set("Content-Length", String(content.byteLength));
    // Reset first, because hono otherwise merges the old headers into the new response.
    c.res = undefined;
    c.res = new Response(content, { status: res.status, headers });
  };
  if (encoding === undefined || body.byteLength < MIN_BYTES) return send(body);
  headers.set("Content-Encoding", encoding);
  send(await encode(body, encoding));
};
