import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bundledModules } from "./vite/bundledModules.ts";
import { listSources } from "./vite/listSources.ts";
import { isOwnCopy, ownCopy } from "./vite/ownCopy.ts";
import { precompress } from "./vite/precompress.ts";
import { rejectChunkCycles } from "./vite/rejectChunkCycles.ts";
import { isCartCall, isFilterParser, stageChunk } from "./vite/stageChunk.ts";

const earlyModules = await bundledModules(import.meta.dirname, "src/boot/entry-early.ts");
const CORE_CALLS = "../../packages/core/dist/calls";
const networkModules = await bundledModules(
  import.meta.dirname,
  "src/boot/earlyHttp.ts",
  `${CORE_CALLS}/cartClient.js`,
  `${CORE_CALLS}/transport/sessionHttp.js`,
);
const startModules = new Set(
  [...(await bundledModules(import.meta.dirname, "src/boot/entry-client.tsx"))].filter((id) => !isFilterParser(id)),
);
const isEarly = (id: string): boolean =>
  earlyModules.has(id) || (isOwnCopy(id) && id.includes("valibot")) || id.includes("vite/preload-helper");
/** Calls of the cart: the early module needs them with the first call, without the entry. */
const isNetwork = (id: string): boolean => (networkModules.has(id) && !startModules.has(id)) || isOwnCopy(id);

/** Texts of a language that share a file: those of every page, of its lazy parts, of the cart, of lists. */
const TEXTS = [
  ["page", /(src|features[\\/]frame)[\\/]texts[\\/]\w\w\.json$/],
  ["frame", /features[\\/](frame[\\/]lazy|consent)[\\/]texts[\\/]\w\w\.json$/],
  ["cart", /(features[\\/]cart[\\/]texts|core[\\/]dist[\\/]locales)[\\/]\w\w\.js(on)?$/],
  ["list", /features[\\/](listing|search)[\\/]texts[\\/]\w\w\.json$/],
] as const;
/** One chunk: React and the others compress better together, and both stay cached when the shop changes. */
const LIBRARIES = /[\\/]node_modules[\\/]|vite[\\/](noMutations|lazyRouteComponent)\./;
/** Rules of the core that several pages use; forms and calls have chunks of their own. */
const RULES =
  /core[\\/]dist[\\/](domain[\\/](?!catalogue[\\/]reviewPicture|forms[\\/](?!formSchema)|validation[\\/](?!validateEmail)|analytics|session|order[\\/]p(oll|aymentR)|shipping[\\/]apply)|cart|consent(?!.*reviewBadge)|wire[\\/]cartRejections)/;
const textsChunk = (id: string): string | null => {
  const group = TEXTS.find(([, files]) => files.test(id))?.[0];
  return group === undefined ? null : `${group}-texts-${/(\w\w)\.js(on)?$/.exec(id)?.[1]}`;
};
export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    // Only components with "use memo": compiling all of them added 8 kB to the product page and 17 kB to the checkout.
    // Decision 0037.
    react({ compiler: { compilationMode: "annotation" } }),
    // Modules that load later use most of the schema library.
    ownCopy(/^valibot$/, new Set([...earlyModules, ...networkModules, ...startModules])),
    // Pages start with both, but without the calls of the cart.
    ownCopy(/\/(cents|baseUrl)\.js$/, new Set([...networkModules].filter((id) => !startModules.has(id)))),
    rejectChunkCycles(),
    listSources(),
    precompress(),
  ],
  css: { transformer: "lightningcss" },
  resolve: {
    alias: [
      // React has the hook itself; the package's polyfill would be 0.6 kB on every page.
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: "use-sync-external-store/with-selector",
      },
      // Mutations are 1 kB on every page.
      {
        find: /^\.\/mutationCache\.js$/,
        replacement: join(import.meta.dirname, "vite/noMutations.ts"),
      },
      // The router's reloads pages that are left.
      {
        find: /^\.\/lazyRouteComponent\.js$/,
        replacement: join(import.meta.dirname, "vite/lazyRouteComponent.ts"),
      },
    ],
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // The server lists a page's modules; a list of all lazy modules would add 5 kB to every page.
        modulePreload: false,
        rolldownOptions: {
          input: ["src/boot/entry-client.tsx", "src/boot/entry-early.ts"],
          // Automatic splitting by shared routes would create 40 files with 5 % more bytes. Code that every page needs
          // is one chunk, its libraries another, which stays cached when the shop changes.
          output: {
            // Every page lists all lazy files: without names that list is 0.8 kB smaller. The manifest has the names.
            chunkFileNames: ({ name }) =>
              /^(libraries|rolldown-runtime)$/.test(name) ? "assets/[name]-[hash].js" : "assets/[hash].js",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // The early module makes the page usable; the rest of the shop shares its code.
                { name: "early", test: isEarly, priority: 10 },
                { name: "network", debugName: "network", test: isNetwork, priority: 9 },
                { name: "libraries", test: LIBRARIES, tags: ["$initial"], priority: 8 },
                { name: "shop", test: (id) => !isFilterParser(id) && !isCartCall(id), tags: ["$initial"], priority: 7 },
                { name: textsChunk, debugName: "texts", priority: 6 },
                { name: stageChunk, debugName: "stages", priority: 5 },
                { name: "rules", test: RULES, priority: 4 },
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
