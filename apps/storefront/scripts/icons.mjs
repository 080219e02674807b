// Builds public/icons.svg, a sprite of the icons in use, and src/ui/icons.generated.ts with their names.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const NAMES = [
  "arrow-up",
  "banknote",
  "box",
  "calendar",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-alert",
  "circle-check",
  "clock",
  "credit-card",
  "download",
  "eye",
  "file-text",
  "gift",
  "globe",
  "heart",
  "house",
  "info",
  "log-out",
  "mail",
  "map-pin",
  "menu",
  "message-circle",
  "minus",
  "package",
  "pencil",
  "phone",
  "plus",
  "refresh-cw",
  "rotate-ccw",
  "search",
  "shield-check",
  "shopping-cart",
  "sliders-horizontal",
  "store",
  "triangle-alert",
  "truck",
  "user",
  "wifi-off",
  "x",
];

/** Lucide has no marks of companies. */
const NETWORKS = {
  facebook: '<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>',
  instagram:
    '<rect width="20" height="20" x="2" y="2" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.5 6.5h.01"/>',
  tiktok: '<path d="M9 12a4 4 0 1 0 4 4V4a5 5 0 0 0 5 5"/>',
  youtube:
    '<path d="M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17zM10 15l5-3-5-3z"/>',
};

const lucide = new URL("../node_modules/lucide-static/icons/", import.meta.url);

const symbol = (name, inside) => `<symbol id="${name}" viewBox="0 0 24 24">${inside}</symbol>`;

function lucideSymbol(name) {
  const drawing = readFileSync(new URL(`${name}.svg`, lucide), "utf8");
  const inside = drawing.slice(drawing.indexOf(">", drawing.indexOf("<svg")) + 1, drawing.lastIndexOf("</svg>"));
  return symbol(name, inside.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>"));
}

const networkSymbols = Object.entries(NETWORKS).map(([name, drawing]) => symbol(name, drawing));
const names = [...NAMES, ...Object.keys(NETWORKS)].toSorted();

const sprite =
  `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" ` +
  `stroke-linejoin="round"><!-- Lucide, ISC licence -->${NAMES.map(lucideSymbol).join("")}` +
  `<!-- After Feather, MIT licence -->${networkSymbols.join("")}</svg>\n`;
const hash = createHash("sha256").update(sprite).digest("hex").slice(0, 8);

writeFileSync(new URL("../public/icons.svg", import.meta.url), sprite);
writeFileSync(
  new URL("../src/ui/icons.generated.ts", import.meta.url),
  `// Made by scripts/icons.mjs.

/** The sprite's address; it changes with its content. */
export const ICON_SPRITE = "/icons.svg?v=${hash}";

export type IconName =
${names.map((name) => `  | "${name}"`).join("\n")};
`,
);
console.log(`icons.svg ${names.length} drawings, ${sprite.length} B`);
