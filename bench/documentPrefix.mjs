// Finds out which parts of a page the first bytes of its brotli document contain.
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** Bytes that arrive in the first round trip of a connection. Source: RFC 6928, ten segments, less TLS and headers. */
export const FIRST_FLIGHT_BYTES = 12_000;

/** Parts of a page that a shopper needs first, each as the text that completes it. */
const PARTS = {
  header: /<\/header>/,
  picture: /<img\b[^>]*fetchpriority="high"[^>]*>/i,
  price: /<main\b[^]*?\bsh-price-now\b[^]*?<\/data>/,
  button: /<form\b[^>]*\blh-buyform\b[^]*?type="submit"[^]*?<\/button>/,
};
const STATE = /<script\b[^>]*>((?:(?!<\/script>)[^])*\$_TSR\.router=[^]*?)<\/script>/;

/** Decompresses the first bytes of a brotli stream as far as they go. */
export function decompressPrefix(compressed, bytes) {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(compressed.subarray(0, bytes), { finishFlush }).toString();
}

/** Returns the number of compressed bytes after which the text contains the pattern; undefined if it never does. */
export function compressedOffset(compressed, pattern) {
  const isComplete = (bytes) => pattern.test(decompressPrefix(compressed, bytes));
  if (!isComplete(compressed.length)) return undefined;
  let [low, high] = [0, compressed.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isComplete(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns where each part is complete, and the size of the router's serialized state, in bytes. */
export function analyzeDocument(compressed) {
  const offsets = Object.entries(PARTS).map(([name, pattern]) => [name, compressedOffset(compressed, pattern)]);
  const state = Buffer.from(STATE.exec(decompressPrefix(compressed, compressed.length))?.[1] ?? "");
  return { ...Object.fromEntries(offsets), state: state.length, stateBrotli: brotliCompressSync(state).length };
}
