import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./vite/precompress.ts";

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    react({ compiler: true }),
    precompress(),
  ],
  css: { transformer: "lightningcss" },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: { input: "src/entry-client.tsx" },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "src/entry-server.tsx" },
      },
    },
  },
});
