import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { createServer } from "./createServer.ts";
import { readEnv } from "./env.ts";
import type { ClientBuild } from "./manifest.ts";
import { createLogger } from "./createLogger.ts";
import { openBackend } from "./openBackend.ts";
import type { ServerEntry } from "./createVisit.ts";

// Development server: pages come from Vite with hot module replacement, everything else works as in production.
const env = readEnv(process.env);
const log = createLogger(env.logLevel);
const root = fileURLToPath(new URL("../", import.meta.url));
const vite = await createVite({ root, server: { middlewareMode: true }, appType: "custom" });
const children =
  'import "/@vite/client"; import "/@id/@vitejs/plugin-react/preamble"; import "/src/styles/fontFaces.css"; import("/src/boot/entry-client.tsx")';
const build: ClientBuild = {
  manifest: { routes: { __root__: { scripts: [{ attrs: { type: "module" }, children }] } } },
  entryModules: [],
  criticalCss: () => "",
  getModules: () => [],
  getStylesheets: () => [],
};
const { close, pictureFolders, ...backend } = await openBackend(env, log, (line) => process.stdout.write(`${line}\n`));
const app = createServer({
  ...backend,
  pageCache: undefined,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type is derived from this module
  entry: async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry,
  build,
  files: { client: join(root, "public"), pictures: pictureFolders },
  storefront: env.storefront,
  shopToken: env.shopToken,
  trustedProxies: env.trustedProxies,
  // The page's policy would block Vite's client.
  policy: false,
  pictureOrigins: [],
  log,
});
const listener = getRequestListener(app.fetch);
createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
}).listen(env.port, () => process.stdout.write(`http://localhost:${env.port}/\n`));
process.on("SIGINT", () => void close().then(() => process.exit(0)));
