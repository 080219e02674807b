import { defineConfig } from "vitepress";
import { addContentPolicy } from "../lib/contentPolicy.mjs";
import { docs, gitHostSlug, siteLinks } from "../lib/siteLinks.mjs";
import { liveExamples, withRunButtons } from "../lib/liveExamples.mjs";
import { navigation } from "../lib/navigation.mjs";
import { fullReference } from "../lib/fullReference.mjs";
import { ownDependencies } from "../lib/ownDependencies.mjs";
import { site } from "../lib/site.mjs";
import { root } from "../../../scripts/lib/workspace.mjs";

/** Without scripts the buttons do nothing: on a phone the navigation follows the page, and a link leads there. */
const WITHOUT_SCRIPTS = `
.VPLocalNav, .VPNavBarHamburger, .VPNavBarSearch, .VPNavBarAppearance { display: none !important }
@media (max-width: 959px) {
  .Layout { display: flex; flex-direction: column }
  .Layout .VPSidebar { order: 1; position: static; opacity: 1; transform: none; width: auto; max-width: none; box-shadow: none }
  .to-navigation { display: block !important }
}`;

export default defineConfig({
  srcDir: docs,
  srcExclude: ["specification.md", "faults.md", "anchors/**"],
  outDir: `dist/${site.version ?? ""}`,
  cacheDir: "node_modules/.cache/vitepress",
  base: site.base,
  rewrites: { "README.md": "index.md", "decisions/README.md": "decisions/index.md" },
  lang: "en",
  title: "Lindenhaus SDK",
  titleTemplate: ":title · Lindenhaus SDK",
  description:
    "Cart, VAT, shipping and checkout as plain TypeScript: guides and reference of @shop/core and @shop/react.",
  head: [
    ["link", { rel: "icon", href: "data:," }],
    ["noscript", {}, `<style>${WITHOUT_SCRIPTS}</style>`],
  ],
  metaChunk: true,
  markdown: {
    anchor: { slugify: gitHostSlug },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config(markdown) {
      siteLinks(markdown);
      withRunButtons(markdown);
    },
  },
  transformHtml: addContentPolicy,
  vite: {
    plugins: [ownDependencies(), fullReference(), liveExamples()],
    server: { fs: { allow: [root] } },
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    ...navigation(),
    search: { provider: "local", options: { detailedView: true } },
    outline: [2, 3],
    externalLinkIcon: true,
    site,
  },
});
