import { defineConfig } from "tsup";

// Unbundled, so that the app's bundler puts each component only into the pages that render it.
export default defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"],
  outDir: "dist",
  format: "esm",
  target: "es2023",
  bundle: false,
  dts: false,
  // Modules stay readable in dist: maps would be 40 % of the tarball.
  sourcemap: false,
  clean: true,
});
