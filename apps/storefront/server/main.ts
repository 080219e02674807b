import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { storefrontOrigin, storefronts } from "../src/storefronts.ts";
import { createResponseStore } from "./createResponseStore.ts";
import { createPageLimit } from "./createPageLimit.ts";
import { createServer } from "./createServer.ts";
import { shutDownGracefully } from "./shutDownGracefully.ts";
import { type Env, findMissingSettings, findUnsafeSettings, readEnv } from "./env.ts";
import { readClientBuild } from "./manifest.ts";
import { createLogger } from "./createLogger.ts";
import { createRouteLabels } from "./monitoring/createRouteLabels.ts";
import { observeRequests } from "./monitoring/observeRequests.ts";
import { keepAssetsDaily } from "./keepAssets.ts";
import { type Monitoring, startMonitoring } from "./monitoring/startMonitoring.ts";
import { migrateShop } from "./migrateShop.ts";
import { openBackend } from "./openBackend.ts";
import { openWorker } from "./openWorker.ts";
import { parseProcessRole, type ProcessRole } from "./processRole.ts";
import type { ServerEntry, ServerOptions } from "./createVisit.ts";
import { serveCached } from "./serveCached.ts";

const clientDir = new URL("../dist/client/", import.meta.url);
const serverEntry = new URL("../dist/server/entry-server.js", import.meta.url);
/** Longer than the keep-alive of proxies (usually 60 s): a request on a connection that is being closed would fail. */
const KEEP_ALIVE_MS = 75_000;

/** Longer than jobs and running responses get; what a hanging query holds, the database gives back. */
const SHUTDOWN_MS = 4800;
/** Aborted by the signal to end. */
const ending = new AbortController();
/** Set when the server has ended its connections. */
let isClosing = false;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const monitoring = await startMonitoring(env);
  const log = createLogger(env.logLevel, undefined, monitoring.report, () => isClosing);
  const role = parseProcessRole(process.argv[2]);
  checkSettings(env, role);
  if (role === "migrate") return migrateShop(env, log, printLine);
  if (role === "worker") return runWorker(env, log, monitoring);
  const { close, stopJobs, pictureFolders, findRead, calls, readBacklog, ...backend } = await openBackend(
    env,
    log,
    printLine,
    role,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- build output, typed by its source
  const entry = (await import(serverEntry.href)) as ServerEntry;
  const keptAssets = await shareAssets(env, log);
  const options: ServerOptions = {
    ...backend,
    entry: async () => entry,
    build: readClientBuild(clientDir),
    files: { client: fileURLToPath(clientDir), pictures: pictureFolders, keptAssets },
    storefront: env.storefront,
    shopToken: env.shopToken,
    trustedProxies: env.trustedProxies,
    pageLimit: createPageLimit(),
    purgesEdge: env.purge !== undefined,
    responses: createResponseStore(),
    publicUrl: env.isPublicUrlSet ? env.publicUrl : undefined,
    securityContact: env.securityContact,
    errorDsn: env.sentryDsn,
    pictureOrigins: env.shopApiUrl === undefined ? [] : [new URL(env.shopApiUrl).origin],
    searchOrigins: env.searchOrigins,
    allowedOrigins: env.allowedOrigins,
    isReady: async () => !ending.signal.aborted && (await backend.isReady()),
    log,
  };
  const router = serveCached(getRequestListener(createServer(options).fetch), { ...options, findRead });
  const listener = observeRequests(router, {
    trustedProxies: env.trustedProxies,
    log,
    routeOf: createRouteLabels(calls),
  });
  const server = await listenOrClose(listener, env.port, close);
  await monitoring.serve(readBacklog);
  printUrls(env);
  shutDownOnSignal(server, { stopJobs, close, flush: monitoring.flush, log }, env.shutdownDelay);
}

/** Returns the folder of all builds' modules; undefined if it cannot be written. */
async function shareAssets({ dataDir }: Env, log: Logger): Promise<string | undefined> {
  const folder = join(dataDir, "assets");
  const warn = (error: unknown): void =>
    log.warn({ err: error }, "the modules of this build are not shared with other processes");
  try {
    await keepAssetsDaily(fileURLToPath(new URL("assets/", clientDir)), folder, {
      signal: ending.signal,
      onError: warn,
    });
    return folder;
  } catch (error) {
    warn(error);
    return undefined;
  }
}

/**
 * Warns of settings that a shop lacks.
 *
 * @throws Error with a line for each setting that a shop must not run with; those of a trial are warnings
 */
function checkSettings(env: Env, role: ProcessRole): void {
  const unsafe = findUnsafeSettings(env);
  const isTrial = env.importsDemo || role === "migrate";
  if (unsafe.length > 0 && !isTrial)
    throw new Error(["The shop does not start with these settings (DEMO=1 tries them):", ...unsafe].join("\n  "));
  for (const line of [...unsafe, ...findMissingSettings(env)]) printLine(`Warning: ${line}`);
}

async function runWorker(env: Env, log: Logger, { serve, flush }: Monitoring): Promise<void> {
  const { app, readBacklog, ...worker } = await openWorker(env, log, printLine, () => ending.signal.aborted);
  const respond = getRequestListener(app.fetch);
  const server = await listenOrClose((request, response) => void respond(request, response), env.port, worker.close);
  await serve(readBacklog);
  printLine(`The worker runs; its health is at http://localhost:${env.port}/readyz`);
  shutDownOnSignal(server, { ...worker, flush, log }, env.shutdownDelay);
}

async function listenOrClose(listener: RequestListener, port: number, close: () => Promise<void>): Promise<Server> {
  return listen(listener, port).catch(async (error: unknown) => {
    await close();
    throw error;
  });
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

function printUrls({ port, publicUrl, isPublicUrlSet }: Env): void {
  printLine(`\nThe shop is open${isPublicUrlSet ? ` on port ${port}, behind` : ""}:`);
  for (const { locale } of storefronts) printLine(`  ${locale}  ${storefrontOrigin(publicUrl, locale)}`);
}

interface Ending {
  stopJobs: () => Promise<void>;
  close: () => Promise<void>;
  flush: () => Promise<void>;
  log: Logger;
}

function shutDownOnSignal(server: Server, { stopJobs, close, flush, log }: Ending, delaySeconds: number): void {
  const end = async (): Promise<void> => {
    if (ending.signal.aborted) return;
    ending.abort();
    const jobs = stopJobs();
    await sleep(delaySeconds * 1000);
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    const closeBackend = (): Promise<void> => {
      isClosing = true;
      return close();
    };
    await Promise.all([jobs, shutDownGracefully(server, closeBackend, { log })]);
    await flush();
    process.exit(0);
  };
  process.on("SIGINT", () => void end().catch(exitWithError));
  process.on("SIGTERM", () => void end().catch(exitWithError));
}

/** Prints one actionable line; the stack only helps developers. */
function exitWithError(error: unknown): never {
  const stack = process.env["LOG_LEVEL"] === "debug" && error instanceof Error ? error.stack : undefined;
  process.stderr.write(`${stack ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
}

await main().catch(exitWithError);
