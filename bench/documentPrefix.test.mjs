import { randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { analyzeDocument, compressedOffset, decompressPrefix } from "./documentPrefix.mjs";

/** Text that hardly compresses. */
const filler = (bytes) => randomBytes(bytes).toString("base64");
const html = `<header>${filler(3000)}</header><main>
<img class="a" fetchPriority="high" src="a"/><data class="sh-money sh-price-now" value="1">1</data>${filler(3000)}
<form class="lh-buyform" method="post"><button type="submit">Buy</button></form></main>
<script>self.$_TSR={}</script><script>$_TSR.router=1</script>`;
const compressed = brotliCompressSync(html);

test("a prefix decompresses to the start of the text", () => {
  expect(html).toContain(decompressPrefix(compressed, 2000));
  expect(decompressPrefix(compressed, 2000).length).toBeGreaterThan(1500);
  expect(decompressPrefix(compressed, compressed.length)).toBe(html);
});

test("an offset is the first one with the whole part before it", () => {
  const offset = compressedOffset(compressed, /<\/header>/);
  expect(decompressPrefix(compressed, offset)).toContain("</header>");
  expect(decompressPrefix(compressed, offset - 1)).not.toContain("</header>");
  expect(compressedOffset(compressed, /<video>/)).toBeUndefined();
});

test("parts arrive in the order of the document", () => {
  const { header, picture, price, button, state } = analyzeDocument(compressed);
  expect([header, picture, price, button]).toEqual([header, picture, price, button].toSorted((a, b) => a - b));
  expect(button).toBeGreaterThan(header + 2000);
  expect(state).toBe("$_TSR.router=1".length);
});
