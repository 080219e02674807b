import { defineConfig, devices } from "@playwright/test";
import { browserPath } from "./scripts/browser.mjs";
import { freePort, newDataDir } from "./scripts/lib/shop.mjs";

// This file is read again by every worker; they inherit what was found out the first time.
const executablePath = (process.env["CHROME_BIN"] ??= await browserPath());
const port = (process.env["E2E_PORT"] ??= String(await freePort(3199)));
// Where the shop of this run keeps its data: tests read its mails there.
process.env["E2E_DATA"] ??= newDataDir();

/** What they ask does not hang on the size of the screen. */
const ONCE = ["accountGuard", "cartAtOnce", "cartOffline", "cartPrices", "consent", "newsletter", "withdrawal"].map(
  (name) => `**/${name}.e2e.ts`,
);

// The devices bring an ordinary user agent. With the word "Headless" in it the server would take the browser for a
// robot and answer with the finished page instead of a stream.
export default defineConfig({
  testDir: "apps/storefront/e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // On the way in a test that failed is played once more, and named as flaky when it passes then: decision 0045.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // A busy machine is slow, not wrong: what has to be quick is measured by the bench.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    // To look at what failed, without a film; on the way in, where nobody looks, recording every step only takes time.
    trace: process.env["CI"] === undefined ? { mode: "retain-on-failure", screenshots: false } : "off",
    launchOptions: { executablePath },
  },
  // A test that concerns one kind of screen says which.
  projects: [
    {
      name: "desktop",
      grepInvert: /@mobile/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "mobile",
      grepInvert: /@desktop/,
      testIgnore: ONCE,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: "node_modules/.bin/node scripts/serve-e2e.mjs",
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
