import { defineConfig } from "tsup";
import { markPure } from "./scripts/markPure.ts";

// One output file per module: the app's bundler splits and tree-shakes them.
export default defineConfig({
  entry: [
    "src/**/*.ts",
    "!src/**/*.test.ts",
    "!src/calls/testing/**",
    "!src/checkout/testing/**",
    "!src/testing/conformance/testing/**",
  ],
  outDir: "dist",
  format: "esm",
  target: "es2023",
  bundle: false,
  // Declarations come from tsc: tsup's generator needs a compiler API that TypeScript 7 does not have.
  dts: false,
  // Modules stay readable in dist: maps would be 40 % of the tarball.
  sourcemap: false,
  clean: true,
  plugins: [{ name: "pure-constants", renderChunk: (code) => ({ code: markPure(code) }) }],
});
