import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/exports/index.ts"],
  outDir: "dist/exports",
  format: "esm",
  target: "es2023",
  dts: false,
  sourcemap: true,
  clean: true,
  treeshake: true,
});
