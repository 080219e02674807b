import { createHash } from "node:crypto";
import { accessSync, constants, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";
import { createFolder } from "./createFolder.ts";

export type Paths = {
  dataDir: string;
  /** PostgreSQL's data directory. One level deeper, because `dataDir` may be a mount point and hold other files. */
  cluster: string;
  lockFile: string;
  log: string;
  socketDir: string;
};

/** Creates the data folder if needed and derives all paths from its real path. */
export function resolvePaths(dataDir: string): Paths {
  const real = realFolder(dataDir);
  const cluster = join(real, "postgres");
  return {
    dataDir: real,
    cluster,
    lockFile: join(cluster, "postmaster.pid"),
    log: join(real, "postgres.log"),
    socketDir: socketFolder(real),
  };
}

function realFolder(dataDir: string): string {
  try {
    createFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (cause) {
    const message = `The data folder ${dataDir} cannot be written: give this user the right to, or choose another with DATA_DIR.`;
    throw new EmbeddedPostgresError("DATA_DIR_NOT_WRITABLE", message, { cause });
  }
}

/** A socket path is limited to 107 bytes (macOS: 103): a short name is derived from the data folder's path. */
export function socketFolder(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(isWritable("/tmp") ? "/tmp" : tmpdir(), `shop-pg-${name}`);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
