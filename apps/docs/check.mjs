// Checks the built site: titles, links, axe, the live examples, and pages without JavaScript.
import { createServer } from "node:http";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { browserPath } from "../../scripts/browser.mjs";
import { findPageProblems } from "./lib/pageProblems.mjs";
import { expectedOutputs } from "./lib/liveExamples.mjs";

const dist = fileURLToPath(new URL("dist", import.meta.url));
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const AXE_PAGES = ["/", "/guides/live-examples.html", "/reference/wire.html"];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

const server = createServer(({ url }, response) => {
  const path = join(dist, decodeURIComponent(new URL(url, "http://site").pathname));
  const file = path.endsWith("/") ? join(path, "index.html") : path;
  const isFound = existsSync(file) && statSync(file).isFile();
  response.writeHead(isFound ? 200 : 404, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
  response.end(isFound ? readFileSync(file) : "");
});

async function browserProblems(origin) {
  const problems = [];
  const browser = await chromium.launch({ executablePath: await browserPath() });
  try {
    for (const colorScheme of ["light", "dark"]) {
      // The policy of the pages refuses axe's own script.
      const page = await browser.newPage({ colorScheme, bypassCSP: true });
      for (const path of AXE_PAGES) {
        await page.goto(origin + path, { waitUntil: "load" });
        await page.evaluate(axe);
        const { violations } = await page.evaluate((rules) => globalThis.axe.run({ runOnly: rules }), RULES);
        for (const { id, nodes } of violations)
          problems.push(
            `${path} ${colorScheme}: ${id}: ${nodes
              .slice(0, 3)
              .map(({ html }) => html.slice(0, 160))
              .join(" | ")}`,
          );
      }
      await page.close();
    }
    problems.push(...(await liveProblems(browser, origin)), ...(await noScriptProblems(browser, origin)));
  } finally {
    await browser.close();
  }
  return problems;
}

async function liveProblems(browser, origin) {
  const problems = [];
  const page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`page: ${error.message}`));
  await page.goto(`${origin}/guides/live-examples.html`);
  const expected = expectedOutputs();
  const buttons = page.getByRole("button", { name: "Run in this browser" });
  await buttons.first().waitFor();
  if ((await buttons.count()) !== expected.length) problems.push(`${await buttons.count()} live examples`);
  for (const [index, text] of expected.entries()) {
    await buttons.nth(index).click();
    const output = page.locator(".live-example output").nth(index);
    await output.and(page.locator("[aria-busy=false]")).getByText(/\S/).first().waitFor();
    const printed = (await output.textContent()).replaceAll(/[^\S\n]/gu, " ");
    if (printed !== text) problems.push(`live example ${index + 1} printed ${JSON.stringify(printed)}`);
  }
  await page.close();
  return problems;
}

/** The text, the code and the navigation do not need scripts, on a phone either. */
async function noScriptProblems(browser, origin) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${origin}/guides/live-examples.html`);
  const parts = {
    code: page.getByText('shop.cart.applyCoupon("HERBST")'),
    menu: page.getByRole("link", { name: "Menu", exact: true }),
    sidebar: page.getByRole("navigation", { name: "Sidebar Navigation" }).getByRole("link", { name: "Signing in" }),
  };
  const problems = [];
  for (const [name, part] of Object.entries(parts))
    if (!(await part.isVisible())) problems.push(`without JavaScript the ${name} is not visible`);
  await parts.sidebar.click();
  if (!page.url().endsWith("/guides/sign-in.html")) problems.push("without JavaScript a link of the sidebar is dead");
  await context.close();
  return problems;
}

const pages = readdirSync(dist, { recursive: true })
  .filter((name) => name.endsWith(".html"))
  .map((name) => ({ path: name.replaceAll("\\", "/"), html: readFileSync(join(dist, name), "utf8") }));
const hasFile = (path) => existsSync(join(dist, path));
const problems = findPageProblems(pages, hasFile);
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
try {
  problems.push(...(await browserProblems(`http://127.0.0.1:${server.address().port}`)));
} finally {
  server.close();
}
for (const problem of problems) console.log(problem);
console.log(`site: ${pages.length} pages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
