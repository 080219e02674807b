// Builds public/icons.svg, a sprite of the Lucide icons (ISC licence) in use, and src/ui/icons.generated.ts with their names.
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

const lucide = new URL("../node_modules/lucide-static/icons/", import.meta.url);

function symbol(name) {
  const drawing = readFileSync(new URL(`${name}.svg`, lucide), "utf8");
  const inside = drawing.slice(drawing.indexOf(">", drawing.indexOf("<svg")) + 1, drawing.lastIndexOf("</svg>"));
  return `<symbol id="${name}" viewBox="0 0 24 24">${inside.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`;
}

const sprite =
  `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" ` +
  `stroke-linejoin="round"><!-- Lucide, ISC licence -->${NAMES.map(symbol).join("")}</svg>\n`;
const hash = createHash("sha256").update(sprite).digest("hex").slice(0, 8);

writeFileSync(new URL("../public/icons.svg", import.meta.url), sprite);
writeFileSync(
  new URL("../src/ui/icons.generated.ts", import.meta.url),
  `// Made by scripts/icons.mjs.

/** The sprite's address; it changes with its content. */
export const ICON_SPRITE = "/icons.svg?v=${hash}";

export type IconName =
${NAMES.map((name) => `  | "${name}"`).join("\n")};
`,
);
console.log(`icons.svg ${NAMES.length} drawings, ${sprite.length} B`);
