// The order of the backend's folders: each imports only what stands to its left.
import { dirname, join, normalize } from "node:path";
import { importsOf } from "./architecture.mjs";

const ROOT = "apps/backend/src/";

/** Folders from low to high. Events replace imports to the right: a payment announces, mail listens. */
export const BACKEND_LAYERS = [
  "platform",
  "dialects",
  "texts",
  "settings",
  "urls",
  "security",
  "account",
  "address",
  "events",
  "pricing",
  "catalogue",
  "content",
  "cart",
  "order",
  "payment",
  "refund",
  "withdrawal",
  "invoice",
  "bank",
  "newsletter",
  "auth",
  "customer",
  "privacy",
  "mail",
  "review",
  "rewriting",
  "search",
  "advent",
  "config",
  "orderAdmin",
  "importing",
  "restoring",
];
/** Folders that assemble or test the others. */
const UNORDERED = ["cli", "contract", "testing"];
/** Files beside the folders that every folder may import. */
const SHARED = ["currency.ts", "deps.ts", "formatters.ts", "locale.ts"];

/** Returns the imports of a backend file that point to a higher folder. */
export function findBackendLayerProblems(path, source) {
  if (!path.startsWith(ROOT) || /\.test\.ts$|\/testing\//.test(path)) return [];
  const [folder, ...rest] = path.slice(ROOT.length).split("/");
  if (rest.length === 0 || UNORDERED.includes(folder)) return [];
  if (!BACKEND_LAYERS.includes(folder)) return [`${folder}/ has no place in scripts/lib/backendLayers.mjs`];
  return importsOf(source)
    .filter(({ from }) => from.startsWith("."))
    .map(({ from }) => normalize(join(dirname(path), from)))
    .filter((target) => target.startsWith(ROOT))
    .map((target) => target.slice(ROOT.length).split("/"))
    .filter(([target, ...inside]) =>
      inside.length === 0
        ? !SHARED.includes(target)
        : !BACKEND_LAYERS.slice(0, BACKEND_LAYERS.indexOf(folder) + 1).includes(target),
    )
    .map((target) => `${folder}/ may not import ${target.join("/")}`);
}
