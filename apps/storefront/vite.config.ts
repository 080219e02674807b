import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./vite/precompress.ts";

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    // Only components with "use memo": compiling all of them added 8 kB to the product page and 17 kB to the checkout.
    // Decision 0037.
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
        // The entry lists every lazy module with its dependencies; the module itself and the initial chunks need no
        // entry.
        modulePreload: {
          resolveDependencies: (file, dependencies) =>
            dependencies.filter(
              (path) => path !== file && !/\/(entry-client|libraries|rolldown-runtime)-[\w-]+\.js$/.test(path),
            ),
        },
        rolldownOptions: {
          input: "src/boot/entry-client.tsx",
          // Automatic splitting by shared routes would create 40 files with 5 % more bytes. Code that every page needs
          // is one chunk, its libraries another, which stays cached when the shop changes.
          output: {
            // Every page lists all lazy files: without names that list is 0.8 kB smaller. The manifest has the names.
            chunkFileNames: ({ name }) =>
              /^(libraries|rolldown-runtime)$/.test(name) ? "assets/[name]-[hash].js" : "assets/[hash].js",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial"] },
                // Only the server and the listing parse filters: see src/features/listing/pageSearch.ts.
                { name: "shop", test: /^(?!.*filterParams)/, tags: ["$initial"] },
                // No entry page has a form.
                {
                  name: "forms",
                  test: /[\\/](ui[\\/]ErrorSummary|form[\\/](useShopForm|FormView|formFailure))\.tsx?$|hooks[\\/]useForm|formSchema|forgotPasswordSchema|toFormIssues|validateEmail/,
                },
                // Shared by both halves of the product page.
                {
                  name: "product",
                  test: /features[\\/]product[\\/](dimensions|variants|ShippingCosts|useNumberFormat)\.tsx?$/,
                },
                { name: "dates", test: /deliveryPlan|useNextDayText|shipping[\\/]calendar/ },
                { name: "price", test: /PriceBlock|displayPrice/ },
                { name: "field", test: /ui[\\/]Field\.tsx$/ },
                // Fewer chunks compress better: these are on most pages with an account, an order or the checkout.
                { name: "actions", test: /ActionButton|LoadError|toDisplayStatus/ },
                { name: "choices", test: /CheckboxField|RadioCards|CountryField/ },
                // Messages of failures are loaded after one.
                { name: "parts", test: /^(?!.*shared[\\/]messageOf)/, minShareCount: 18 },
                {
                  name: "cart",
                  test: /useLocation|useCart\.|useRemoveLine|useDisplayCart|displayTotals|useTotals|CartTotalsView|cart(Summary|Totals)\.|splitCents|vatBreakdown/,
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
