// Workspace paths; the only module that reads the root package.json.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
export const at = (...path) => join(root, ...path);
export const cache = at("node_modules/.cache/lindenhaus");

/** Node binary of the workspace, used by everything but these scripts. */
export const node = at("node_modules/.bin/node");

export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Returns command and first arguments of the pinned pnpm. */
export function pinnedPnpm() {
  const inPnpm = process.env.npm_config_user_agent?.startsWith("pnpm/") && process.env.npm_execpath;
  if (inPnpm && existsSync(process.env.npm_execpath)) {
    const path = process.env.npm_execpath;
    return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
  }
  return ["npx", "--yes", readJson(at("package.json")).packageManager];
}
