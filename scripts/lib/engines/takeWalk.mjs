import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createPage } from "./createPage.mjs";
import { startProxy } from "./startProxy.mjs";
import { cache } from "../workspace.mjs";

const pictures = join(cache, "engines");

/** Takes a walk in a new browser; its console must be silent. Returns whether it passed, and leaves a screenshot if not. */
export async function takeWalk(start, { title, size: [width, height], run }, shopUrl) {
  const started = performance.now();
  const engine = await start();
  const page = createPage(engine);
  const proxy = await startProxy(shopUrl);
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  try {
    await engine.setSize(width, height);
    const result = await run(page, { url: shopUrl, proxy });
    const logged = await engine.takeLogged();
    if (logged.length > 0) throw new Error(`The console is not silent:\n${logged.join("\n")}`);
    console.log(`${title} (${engine.version}, ${await page.call(() => innerWidth)} px): ${result} (${seconds()})`);
    return true;
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    const picture = join(pictures, `${title}.png`);
    writeFileSync(picture, await engine.screenshot());
    const logged = await engine.takeLogged();
    console.error([`${title} (${engine.version}, ${seconds()}): ${error.message}`, ...logged, picture].join("\n"));
    return false;
  } finally {
    await engine.close();
    proxy.close();
  }
}
