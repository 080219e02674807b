import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { browserPath } from "./scripts/browser.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Workers inherit the variable, so the search happens once.
const executablePath = (process.env["CHROME_BIN"] ??= await browserPath());

/** Two copies of React in one test make hooks fail. */
const resolve = { dedupe: ["react", "react-dom"] };
const setupFiles = [at("scripts/testing/failOnConsole.ts")];
/** A slow machine is no failure. */
const timeouts = { testTimeout: 20_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

type TestOptions = NonNullable<TestProjectInlineConfiguration["test"]>;

function project(
  name: string,
  root: string,
  include: string[],
  test: TestOptions = {},
): TestProjectInlineConfiguration {
  return { resolve, test: { name, root: at(root), include, setupFiles, ...timeouts, ...test } };
}

export default defineConfig({
  test: {
    // Not one less than there are, as is the default: of two cores that is one.
    maxWorkers: "100%",
    coverage: {
      provider: "v8",
      // As seen from each project's folder.
      include: ["{src,server}/**"],
    },
    projects: [
      project("core", "packages/core", ["src/**/*.test.ts"]),
      project("react-jsdom", "packages/react", ["src/**/*.test.{ts,tsx}"], {
        environment: "jsdom",
        exclude: ["**/*.browser.test.*"],
      }),
      project("react-browser", "packages/react", ["src/**/*.browser.test.tsx"], {
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath } }),
          instances: [{ browser: "chromium" }],
        },
      }),
      // One PostgreSQL for all files; each test clones a prepared database.
      project("backend", "apps/backend", ["src/**/*.test.ts"], {
        globalSetup: [at("apps/backend/src/testing/globalSetup.ts")],
      }),
      project("storefront", "apps/storefront", ["{src,server,e2e,vite}/**/*.test.{ts,tsx}"]),
      // Every model in every size takes minutes: STUDIO=all asks for it.
      project("studio", "apps/studio", [
        process.env["STUDIO"] === "all" ? "src/**/*.test.ts" : "src/{smoke,drawing/*}.test.ts",
      ]),
      project("scripts", ".", ["scripts/**/*.test.mjs"]),
    ],
  },
});
