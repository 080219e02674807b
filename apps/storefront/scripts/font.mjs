// Builds public/fonts: Figtree (OFL) reduced to the letters of German, Romanian and English, weights 400 to 700, in two
// files.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("");

/** Must match the ranges in src/boot/cacheFont.ts. */
const SUBSETS = {
  latin: { source: "latin", text: `${range(0x20, 0x7e)}\u00a0§©®°²³·½«»×ÄÖÜäöüßÂÎâîÉéèêëàáíïóôúûçñåø¼–—‘’‚“”„•…€−` },
  ext: { source: "latin-ext", text: "ĂăȘșȚțẞŐőŰűŠšČčŽžŞşŢţ" },
};
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

const files = new URL("../node_modules/@fontsource-variable/figtree/files/", import.meta.url);
const target = new URL("../public/fonts/", import.meta.url);
mkdirSync(target, { recursive: true });

for (const [name, { source, text }] of Object.entries(SUBSETS)) {
  const font = await subsetFont(readFileSync(new URL(`figtree-${source}-wght-normal.woff2`, files)), text, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    variationAxes: { wght: { min: 400, max: 700 } },
    noHinting: true,
  });
  writeFileSync(new URL(`figtree-${name}.woff2`, target), font);
  console.log(`figtree-${name}.woff2 ${font.length} B, ${[...text].length} characters`);
}
