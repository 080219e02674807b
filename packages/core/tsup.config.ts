import { defineConfig } from "tsup";

// File by file: an app's own bundler then puts each module where it is needed, and drops what nobody calls.
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts", "!src/**/testing/**"],
  outDir: "dist",
  format: "esm",
  target: "es2023",
  bundle: false,
  // Declarations come from tsc: tsup's own need the compiler API that TypeScript 7 no longer has.
  dts: false,
  sourcemap: true,
  clean: true,
});
