import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { STUDIO } from "../rendering/cache.ts";
import type { Shot } from "./page.ts";

const HOST = "http://studio.test";
/** Draws WebGL on the processor where there is no graphics card. */
const FLAGS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];
const IMPORTS = { three: "/node_modules/three/build/three.module.js", "three/": "/node_modules/three/" };

/** A browser that draws models, without a server: the page's requests are answered from the disk. */
export class RasterStudio {
  private readonly models = new Map<string, Uint8Array>();
  private readonly browser: Browser;
  private readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  static async open(): Promise<RasterStudio> {
    const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
    const page = await browser.newPage();
    const studio = new RasterStudio(browser, page);
    await page.route(`${HOST}/**`, (route) => route.fulfill(studio.answer(new URL(route.request().url()).pathname)));
    await page.goto(`${HOST}/`);
    return studio;
  }

  /** A PNG of the model. */
  async shoot(glb: Uint8Array, shot: Omit<Shot, "url">): Promise<Buffer> {
    const url = `/models/${this.models.size}.glb`;
    this.models.set(url, glb);
    // As text, so that no tool that prepares tests rewrites what runs in the page.
    const picture = await this.page.evaluate<string>(
      `import("/page.js").then(({ shoot }) => shoot(${JSON.stringify({ ...shot, url })}))`,
    );
    return Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
  }

  /** Some browsers for servers come without WebGL. */
  canDraw(): Promise<boolean> {
    return this.page.evaluate<boolean>(`document.createElement("canvas").getContext("webgl2") !== null`);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private answer(path: string): { contentType: string; body: string | Buffer } {
    if (path === "/")
      return {
        contentType: "text/html",
        body: `<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`,
      };
    if (path === "/page.js")
      return {
        contentType: "text/javascript",
        body: stripTypeScriptTypes(readFileSync(new URL("page.ts", import.meta.url), "utf8")),
      };
    const model = this.models.get(path);
    if (model !== undefined) return { contentType: "model/gltf-binary", body: Buffer.from(model) };
    return {
      contentType: "text/javascript",
      body: path.startsWith("/node_modules/three/") ? readFileSync(join(STUDIO, path)) : "",
    };
  }
}

/** The repository's script knows where browsers are, and tests pass on what it found. */
function browserPath(): string {
  return (
    process.env["CHROME_BIN"] ??
    execFileSync(process.execPath, [join(STUDIO, "../../scripts/browser.mjs")], { encoding: "utf8" }).trim()
  );
}
