import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/exports/{index,query,wire,testing}.ts", "src/locales/{de,en,ro}.ts"],
  outDir: "dist",
  outExtension: () => ({ js: ".js" }),
  format: "esm",
  target: "es2023",
  // Declarations come from tsc: tsup's own need the compiler API that TypeScript 7 no longer has.
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  treeshake: true,
});
