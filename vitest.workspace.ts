import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { browserPath } from "./scripts/browser.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Workers inherit the variable, so that the lookup runs once.
const executablePath = (process.env["CHROME_BIN"] ??= await browserPath());

/** Hooks fail with two copies of React. */
const resolve = { dedupe: ["react", "react-dom"] };
const setupFiles = [at("scripts/testing/failOnConsole.ts")];
/** Generous, because machines may be slow. */
const timeouts = { testTimeout: 20_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** Tests of what the first import of a module does, which need modules of their own. */
const FIRST_IMPORTS = ["src/**/{missing*,*.failedImport}.test.ts"];

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
    // The default leaves one core unused, which is half of two cores.
    maxWorkers: "100%",
    coverage: {
      provider: "v8",
      // Relative to each project's root.
      include: ["{src,server}/**"],
    },
    projects: [
      // Modules without state are evaluated once for all files: decision 0375.
      project("core", "packages/core", ["src/**/*.test.ts"], { isolate: false, exclude: FIRST_IMPORTS }),
      project("core-first-imports", "packages/core", FIRST_IMPORTS),
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
      // One PostgreSQL server for all files; each test clones a template database.
      project("backend", "apps/backend", ["src/**/*.test.ts"], {
        globalSetup: [at("apps/backend/src/testing/globalSetup.ts")],
        isolate: false,
      }),
      project("storefront", "apps/storefront", ["{src,server,e2e,vite}/**/*.test.{ts,tsx}"]),
      // Rendering every model in every size takes minutes: set STUDIO=all.
      project("studio", "apps/studio", [
        process.env["STUDIO"] === "all" ? "src/**/*.test.ts" : "src/{smoke,{drawing,rendering}/*,scenes/**/*}.test.ts",
      ]),
      project("scripts", ".", ["{scripts,bench}/**/*.test.mjs"]),
    ],
  },
});
