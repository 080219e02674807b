import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./vite/precompress.ts";

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    // Only what says "use memo": memory for everything was 8 kB of a product page, and 17 kB of the checkout; record 0037.
    react({ compiler: { compilationMode: "annotation" } }),
    precompress(),
  ],
  css: { transformer: "lightningcss" },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Every lazy module is named in the first file with what it needs: itself and what is there already need no mention.
        modulePreload: {
          resolveDependencies: (file, needed) =>
            needed.filter(
              (one) => one !== file && !/\/(entry-client|libraries|rolldown-runtime)-[\w-]+\.js$/.test(one),
            ),
        },
        rolldownOptions: {
          input: "src/entry-client.tsx",
          // Torn into the pieces that routes happen to share, the same code is 40 files and 5 % more. So what every page
          // needs is one file, and the libraries in it another, which stays in the browser's cache when the shop changes.
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial"] },
                // Reading filters is the server's and the listing's: see app/pageSearch.ts.
                { name: "shop", test: /^(?!.*filterSearch)/, tags: ["$initial"] },
                // Forms are many, and none is on the page that a visit begins with.
                {
                  name: "forms",
                  test: /[\\/](ui[\\/]ErrorSummary|app[\\/](useForm|FormView|useFailureText))\.tsx?$|hooks[\\/]useForm/,
                },
                // What both halves of a product's page need.
                {
                  name: "piece",
                  test: /features[\\/]product[\\/](measures|variants|ShippingCosts|use(Features|Number|Country|Undeliverable))\.tsx?$/,
                },
                { name: "field", test: /ui[\\/]Field\.tsx$/ },
                { name: "parts", minShareCount: 12 },
                {
                  name: "cart",
                  test: /useCartLabels|useRemoveLine|useShownCart|shownTotals|useTotals|CartTotalsView/,
                },
              ],
            },
          },
        },
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
