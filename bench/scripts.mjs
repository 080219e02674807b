import { brotliCompressSync } from "node:zlib";
import { openPhone } from "./browser.mjs";

/** JavaScript that a page loads until it is idle: number of files, and bytes as brotli (whatever the server sent). */
export async function measureScripts(browser, address) {
  const { page, close } = await openPhone(browser, { throttled: false });
  const bodies = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body().catch(() => Buffer.alloc(0)));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  await close();
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
