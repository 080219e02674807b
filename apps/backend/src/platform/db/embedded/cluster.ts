import { spawn } from "node:child_process";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { MAJOR_VERSION } from "./binaries.ts";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";
import type { Identity } from "./identity.ts";
import { SPAWN_OPTIONS } from "./launchServer.ts";
import { isProcessRunning } from "./lockFile.ts";
import type { Paths } from "./paths.ts";

const SETTINGS = ["-U", "postgres", "--auth=trust", "-E", "UTF8"];
/** Same sort order on every machine; language-aware order is requested by name (COLLATE "de-x-icu"). */
const LOCALE = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];

/**
 * Returns true if the data folder holds a database.
 *
 * @throws EmbeddedPostgresError if its place holds other files or a database of another major version
 */
export function inspectCluster({ dataDir, cluster }: Paths): boolean {
  if (!existsSync(cluster)) return false;
  const versionFile = join(cluster, "PG_VERSION");
  if (!existsSync(versionFile)) {
    const message = `${cluster} holds something that is no database: move it away, or choose another folder with DATA_DIR.`;
    throw new EmbeddedPostgresError("DATA_DIR_NOT_A_DATABASE", message);
  }
  const version = readFileSync(versionFile, "utf8").trim();
  if (version === MAJOR_VERSION) return true;
  const message =
    `The data folder ${dataDir} was made by PostgreSQL ${version} and this is ${MAJOR_VERSION}: ` +
    `dump it with PostgreSQL ${version} and restore it, or choose an empty folder with DATA_DIR.`;
  throw new EmbeddedPostgresError("DATA_DIR_OTHER_VERSION", message);
}

/**
 * Creates the database files in a temporary folder and moves them into place in one step. A killed process leaves no
 * partial database; of two concurrent starts the second discards its own files.
 */
export async function createCluster(initdb: string, paths: Paths, identity: Identity, durable: boolean): Promise<void> {
  removeAbandoned(paths);
  const tempFolder = `${paths.cluster}.new-${process.pid}-${Date.now()}`;
  const sync = durable ? [] : ["--no-sync"];
  const command = [...identity.prefix, initdb, "-D", tempFolder, ...SETTINGS, ...LOCALE, ...sync];
  const { code, output } = await runCommand(command, identity);
  if (code !== 0) {
    rmSync(tempFolder, { recursive: true, force: true });
    throw new EmbeddedPostgresError(
      "START_FAILED",
      `The database could not be created in ${paths.dataDir}: ${lastLines(output)}`,
    );
  }
  try {
    renameSync(tempFolder, paths.cluster);
  } catch (error) {
    rmSync(tempFolder, { recursive: true, force: true });
    if (!existsSync(join(paths.cluster, "PG_VERSION"))) throw error;
  }
  if (durable) syncFolder(paths.dataDir);
}

/** Joins the last four lines, enough to show the cause. */
export function lastLines(text: string): string {
  return text.trim().split("\n").slice(-4).join(" | ");
}

function runCommand(
  [command = "", ...args]: string[],
  { ids }: Identity,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { ...ids, ...SPAWN_OPTIONS, stdio: ["ignore", "pipe", "pipe"] });
    const add = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

function removeAbandoned({ dataDir, cluster }: Paths): void {
  for (const name of readdirSync(dataDir)) {
    const pid = new RegExp(`^${basename(cluster)}\\.new-(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isProcessRunning(Number(pid)))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}
