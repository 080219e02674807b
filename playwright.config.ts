import { defineConfig, devices } from "@playwright/test";
import { testBrowserPath } from "./scripts/browser.mjs";
import { freePort, newDataDir } from "./scripts/lib/shop.mjs";

// Every worker evaluates this file again; environment variables pass the first results on.
const executablePath = (process.env["CHROME_BIN"] ??= await testBrowserPath());
const port = (process.env["E2E_PORT"] ??= String(await freePort(3199)));
// Data directory of this run; tests read emails from it.
process.env["E2E_DATA"] ??= newDataDir();

const PHONE = { width: 390, height: 844 };

/** Independent of the screen size, so tested on desktop only. */
const DESKTOP_ONLY = [
  "accountGuard",
  "blockedStorage",
  "cartOptimistic",
  "cartOffline",
  "cartPrices",
  "consent",
  "earlyUse",
  "newsletter",
  "withdrawal",
].map((name) => `**/${name}.e2e.ts`);

// The devices set a regular user agent. With "Headless" in it, the server would treat the browser as a bot and send the
// complete page instead of a stream.
export default defineConfig({
  testDir: "apps/storefront/e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // CI retries a failed test once and reports it as flaky if it passes: decision 0184.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // Generous, because machines may be busy. Speed is measured by the bench.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    // Traces without screenshots for local debugging; off in CI, where recording only costs time.
    trace: process.env["CI"] === undefined ? { mode: "retain-on-failure", screenshots: false } : "off",
    launchOptions: { executablePath },
  },
  // Tags restrict a test to one screen type; `npm run test:all` runs those with @anyscreen on both.
  projects: [
    {
      name: "desktop",
      grepInvert: /@mobile/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "mobile",
      grepInvert: process.env["EVERY_SCREEN"] === "1" ? /@desktop/ : /@desktop|@anyscreen/,
      testIgnore: DESKTOP_ONLY,
      // Chromium chooses preloaded pictures for the screen, and displays those for the viewport.
      use: { ...devices["Pixel 7"], viewport: PHONE, screen: PHONE },
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
