// Import rules of docs/architecture.md as pure functions of path and source text.
import { dirname, join, normalize } from "node:path";

/** Imports of every folder that holds one part of the shop's state: cart, checkout, … */
const STATE = ["shared", "domain", "wire", "store", "environment:type", "calls:type"];

/** Allowed imports by layer of packages/core/src: layers, `layer:type` for types only, and packages. */
export const LAYERS = {
  shared: ["mitt"],
  environment: ["shared"],
  testing: ["shared", "environment", "domain:type", "cart:type", "checkout:type", "shop.js:type"],
  domain: ["shared"],
  locales: ["shared:type", "domain:type"],
  wire: ["shared", "domain", "valibot"],
  calls: ["shared", "domain", "wire", "environment:type", "ky", "valibot"],
  store: ["shared", "wire", "environment:type"],
  cart: STATE,
  shipping: [...STATE, "cart"],
  checkout: [...STATE, "cart:type"],
  session: [...STATE, "checkout"],
  market: [...STATE, "shipping:type"],
  search: STATE,
  consent: STATE,
  wishlist: STATE,
  query: ["shared", "domain", "calls:type", "wire:type", "shop.js:type"],
};

/** Files that put parts together, as `createShop.ts` does: they may import all layers. */
const COMPOSITION = ["calls/areaCalls.ts", "cart/createCart.ts"];

const STOREFRONT = "apps/storefront/";

/** Imports of each folder of the storefront. Files directly in `src/` are open to all. */
export const STOREFRONT_LAYERS = {
  ui: [],
  i18n: [],
  shared: ["ui", "i18n"],
  features: ["shared", "ui", "i18n"],
  routing: ["features", "shared", "ui", "i18n"],
  boot: ["routing", "features", "shared", "ui", "i18n", "styles"],
  routes: ["boot", "routing", "features", "shared", "ui", "i18n", "styles"],
  server: ["routing", "shared", "i18n", "texts"],
};

/** A folder may import those before it, never those after it. */
export const DOMAIN_ORDER = ["money", "vat", "catalogue", "cart", "shipping", "order"];

const MAX_LINES = 350;
const DATA =
  /(\/locales\/|\/texts\/|\/golden\/|\/fixture\/|\.gen\.ts$|\.generated\.ts$|\.test\.tsx?$|\.test\.mjs$|\.e2e\.ts$|\/styles\/)/;
/** `testing/` of the core is published, so it is checked as well. */
const TEST = /(\.test\.|\.e2e\.ts$|(?<!core\/src)\/testing\/)/;

/**
 * Returns a sentence for each violated rule.
 *
 * @param path relative to the repository, with forward slashes
 */
export function findProblems(path, source) {
  const problems = [];
  const lines = source.split("\n").length;
  if (lines > MAX_LINES && !DATA.test(path)) problems.push(`has ${lines} lines, ${MAX_LINES} are allowed`);
  if (TEST.test(path)) return problems;

  const imports = importsOf(source);
  if (path.startsWith("packages/core/src/")) {
    problems.push(...imports.flatMap((found) => coreProblem(path, found) ?? []), ...clockProblems(path, source));
  }
  if (path.startsWith(STOREFRONT)) problems.push(...imports.flatMap((found) => storefrontProblem(path, found) ?? []));
  return problems;
}

/** Returns `{ from, typeOnly }` of every static import and re-export, and of dynamic imports with a literal name. */
export function importsOf(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const statements = code.matchAll(/^\s*(?:import|export)\s+(type\s)?([\w*{}\s,$]*?)\s*\bfrom\s*["']([^"']+)["']/gm);
  const bare = code.matchAll(/^\s*import\s*["']([^"']+)["']/gm);
  const dynamic = code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g);
  return [
    ...[...statements].map(([, type, names, from]) => ({ from, typeOnly: Boolean(type) || onlyTypes(names) })),
    ...[...bare, ...dynamic].map(([, from]) => ({ from, typeOnly: false })),
  ];
}

function onlyTypes(names) {
  const inside = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  const list =
    inside
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return list.length > 0 && list.every((name) => name.startsWith("type "));
}

function coreProblem(path, { from, typeOnly }) {
  const file = path.slice("packages/core/src/".length);
  const [layer, ...rest] = file.split("/");
  // The composition root and the public entries may import all layers.
  if (rest.length === 0 || layer === "exports" || COMPOSITION.includes(file)) return undefined;
  const allowed = LAYERS[layer];
  if (!allowed) return `is in ${layer}/, which is not in the table of layers`;

  const target = from.startsWith(".")
    ? normalize(join(dirname(path), from)).slice("packages/core/src/".length)
    : undefined;
  if (target === undefined) return allowed.includes(from) ? undefined : `${layer}/ may not import the package ${from}`;
  const [targetLayer, targetFolder] = target.split("/");
  if (targetLayer === layer) return layer === "domain" ? domainProblem(rest[0], targetFolder) : undefined;
  if (allowed.includes(targetLayer) || (typeOnly && allowed.includes(`${targetLayer}:type`))) return undefined;
  return `${layer}/ may not import ${allowed.includes(`${targetLayer}:type`) ? "values" : "anything"} from ${targetLayer}/`;
}

function domainProblem(folder, target) {
  const [own, other] = [DOMAIN_ORDER.indexOf(folder), DOMAIN_ORDER.indexOf(target)];
  return own !== -1 && other > own
    ? `domain/${folder}/ may not import from domain/${target}/, which depends on it`
    : undefined;
}

function clockProblems(path, source) {
  if (/environment\/(browser|runtime)\.ts$/.test(path)) return [];
  return /\bnew Date\(\s*\)/.test(source) ? ["calls new Date(): take the clock of the Environment"] : [];
}

/** Returns `[layer, feature]` of a file of the storefront. */
function storefrontPlace(path) {
  const [top, layer, ...rest] = path.slice(STOREFRONT.length).split("/");
  return top === "server" ? [top] : [rest.length === 0 ? undefined : layer, rest[0]];
}

function storefrontProblem(path, { from }) {
  const [layer, feature] = storefrontPlace(path);
  const allowed = STOREFRONT_LAYERS[layer];
  if (allowed === undefined) return undefined;
  if (layer === "ui" && from.startsWith("@shop/core")) return `imports ${from}: ui/ knows nothing of the shop`;
  const target = from.startsWith(".") ? normalize(join(dirname(path), from)) : "";
  if (!target.startsWith(STOREFRONT)) return undefined;
  const [targetLayer, targetFeature] = storefrontPlace(target);
  if (targetLayer === undefined) return undefined;
  if (targetLayer !== layer) return allowed.includes(targetLayer) ? undefined : `${layer}/ may not import ${from}`;
  return layer === "features" && targetFeature !== feature
    ? `imports ${from}: features do not import each other`
    : undefined;
}
