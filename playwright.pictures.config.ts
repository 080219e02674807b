import { defineConfig, devices } from "@playwright/test";
import base from "./playwright.config.ts";

const port = process.env["E2E_PORT"] ?? "";
// A Wednesday without a public holiday in any country of the shop, before the end of orders for the next day.
process.env["PICTURE_TIME"] ??= "2026-12-02T09:00:00Z";

// Compares the pages with accepted pictures: docs/visual-comparison.md.
export default defineConfig({
  ...base,
  testDir: "apps/storefront/e2e/pictures",
  testMatch: "*.pictures.ts",
  snapshotPathTemplate: "{testDir}/accepted/{arg}{ext}",
  // Orders and carts number themselves in the same order each time.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  // A test takes many pictures.
  timeout: 600_000,
  reporter: [["list"], ["html", { open: "never", outputFolder: "playwright-report" }]],
  expect: {
    timeout: 30_000,
    // The same browser draws the same pixels, except up to ten at the edges of icons; one letter is more than a hundred.
    toHaveScreenshot: {
      threshold: 0.005,
      maxDiffPixels: 16,
      animations: "disabled",
      caret: "hide",
      scale: "css",
    },
  },
  use: {
    ...base.use,
    trace: "off",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [{ name: "pictures", use: { ...devices["Desktop Chrome"], deviceScaleFactor: 1 } }],
  webServer: {
    command: "node_modules/.bin/node scripts/serve-pictures.mjs",
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
