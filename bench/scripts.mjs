import { brotliCompressSync } from "node:zlib";
import { openPhone } from "./browser.mjs";

/**
 * Returns the number of requests until the page is idle, and number and brotli size of its JavaScript files, regardless
 * of the encoding sent.
 */
export async function measureScripts(browser, address) {
  const { page, close } = await openPhone(browser, { throttled: false });
  const bodies = [];
  let requests = 0;
  page.on("response", (response) => {
    requests++;
    if (response.request().resourceType() === "script") bodies.push(response.body().catch(() => Buffer.alloc(0)));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  await close();
  return { requests, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
