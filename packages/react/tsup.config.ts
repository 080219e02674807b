import { defineConfig } from "tsup";

// File by file: an app's own bundler then puts each component into the page that shows it.
export default defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}"],
  outDir: "dist",
  format: "esm",
  target: "es2023",
  bundle: false,
  dts: false,
  sourcemap: true,
  clean: true,
});
