// Copies the chunks of each route into a folder, for the budgets in .size-limit.json: chunk names contain hashes, so
// only the build manifest maps routes to chunks.
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { findRouteChunks } from "./lib/findRouteChunks.mjs";
import { prepareOrExit } from "./prepare.mjs";
import { at, readJson } from "./lib/workspace.mjs";

const ROUTES = { home: "src/routes/index.tsx", product: "src/routes/product.$id.tsx", cart: "src/routes/cart.tsx" };

await prepareOrExit("storefront");
const manifest = readJson(at("apps/storefront/dist/client/.vite/manifest.json"));
for (const [name, source] of Object.entries(ROUTES)) {
  const folder = at("apps/storefront/dist/routes", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of findRouteChunks(manifest, source))
    copyFileSync(at("apps/storefront/dist/client", file), `${folder}/${basename(file)}`);
}
