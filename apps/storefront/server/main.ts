import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { storefronts } from "../src/storefronts.ts";
import { createResponseStore } from "./createResponseStore.ts";
import { createPageLimit } from "./createPageLimit.ts";
import { createServer } from "./createServer.ts";
import { shutDownGracefully } from "./shutDownGracefully.ts";
import { productionWarnings, readEnv } from "./env.ts";
import { readClientBuild } from "./manifest.ts";
import { createLogger } from "./createLogger.ts";
import { openBackend } from "./openBackend.ts";
import type { ServerEntry, ServerOptions } from "./createVisit.ts";
import { serveCached } from "./serveCached.ts";

const clientDir = new URL("../dist/client/", import.meta.url);
const serverEntry = new URL("../dist/server/entry-server.js", import.meta.url);
/** Longer than the keep-alive of proxies (usually 60 s): a request on a connection that is being closed would fail. */
const KEEP_ALIVE_MS = 75_000;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  for (const line of productionWarnings(env)) printLine(`Warning: ${line}`);
  const { close, pictureFolders, findRead, ...backend } = await openBackend(env, log, printLine);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- build output, typed by its source
  const entry = (await import(serverEntry.href)) as ServerEntry;
  const options: ServerOptions = {
    ...backend,
    entry: async () => entry,
    build: readClientBuild(clientDir),
    files: { client: fileURLToPath(clientDir), pictures: pictureFolders },
    storefront: env.storefront,
    shopToken: env.shopToken,
    trustedProxies: env.trustedProxies,
    pageLimit: createPageLimit(),
    responses: createResponseStore(),
    publicUrl: env.isPublicUrlSet ? env.publicUrl : undefined,
    securityContact: env.securityContact,
    errorDsn: env.sentryDsn,
    pictureOrigins: env.shopApiUrl === undefined ? [] : [new URL(env.shopApiUrl).origin],
    searchOrigins: env.searchOrigins,
    allowedOrigins: env.allowedOrigins,
    log,
  };
  const listener = serveCached(getRequestListener(createServer(options).fetch), { ...options, findRead });
  const server = await listen(listener, env.port).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  printUrls(env.port);
  shutDownOnSignal(server, close);
}

function listen(listener: RequestListener, port: number): Promise<Server> {
  return new Promise((started, failed) => {
    const server = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
    server.on("error", (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
      failed(error.code === "EADDRINUSE" ? new Error(inUse) : error);
    });
    server.listen(port, () => started(server));
  });
}

function printUrls(port: number): void {
  printLine("\nThe shop is open:");
  for (const { id, locale } of storefronts) {
    const host = id === storefronts[0].id ? "localhost" : `${id}.localhost`;
    printLine(`  ${locale}  http://${host}:${port}/`);
  }
}

function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    shutDownGracefully(server, close).then(() => process.exit(0), exitWithError);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}

/** Prints one actionable line; the stack only helps developers. */
function exitWithError(error: unknown): never {
  const stack = process.env["LOG_LEVEL"] === "debug" && error instanceof Error ? error.stack : undefined;
  process.stderr.write(`${stack ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
}

await main().catch(exitWithError);
