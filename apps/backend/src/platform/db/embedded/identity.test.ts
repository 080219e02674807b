import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findBinaries } from "./binaries.ts";
import { createCluster } from "./cluster.ts";
import { connectToServer } from "./connectToServer.ts";
import { chooseIdentity, ROOT_IDENTITIES, type Identity } from "./identity.ts";
import { launchServer } from "./launchServer.ts";
import { findRunningServer } from "./lockFile.ts";
import { resolvePaths, type Paths } from "./paths.ts";
import { startEmbeddedPostgres } from "./startEmbeddedPostgres.ts";
import { query, startUserProcess, temporaryFolder, USER_SCRIPT } from "./testing/support.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const asNobody = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
/** False when the Node binary is in root's home folder, which the user `nobody` cannot enter. */
const canRunAsNobody = isRoot && spawnSync("env", [...asNobody, process.execPath, "--check", USER_SCRIPT]).status === 0;

let dataDir: string;
let clean: () => void;
beforeEach(() => {
  ({ dataDir, clean } = temporaryFolder());
});
afterEach(() => clean());

/** A container may forbid some identities. */
function isAllowed({ prefix, ids }: Identity): boolean {
  return spawnSync("env", [...prefix, "true"], { ...ids, stdio: "ignore" }).status === 0;
}

async function serve(paths: Paths, candidate: Identity): Promise<void> {
  const { postgres, initdb } = await findBinaries();
  const identity = chooseIdentity(postgres, paths, [candidate]);
  await createCluster(initdb, paths, identity, false);
  const server = launchServer(postgres, paths, identity, false);
  while (!server.ended()) {
    const attempt = await connectToServer(paths.socketDir);
    if (attempt.state !== "connected") continue;
    await attempt.connection.client.query("create table kept as select 7 as value");
    await attempt.connection.client.end();
    break;
  }
  process.kill(findRunningServer(paths) ?? 0, "SIGINT");
  while (!server.ended()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe.skipIf(!isRoot)("as root", () => {
  for (const candidate of ROOT_IDENTITIES) {
    test.skipIf(!isAllowed(candidate))(
      `PostgreSQL runs by ${candidate.name}, and the folder opens in any other way later`,
      async () => {
        const paths = resolvePaths(dataDir);
        // The user `nobody` cannot enter a root-only folder.
        chmodSync(dirname(paths.dataDir), candidate.name === "nobody" ? 0o755 : 0o700);
        await serve(paths, candidate);
        const again = await startEmbeddedPostgres({ dataDir, durable: false });
        expect(await query(again.socketDir, "select value from kept")).toEqual([{ value: 7 }]);
        await again.stop();
      },
    );
  }

  test("without any of them the error has instructions", async () => {
    const { postgres } = await findBinaries();
    const impossible: Identity = { name: "none", prefix: ["false"], ids: {}, owner: 0 };
    expect(() => chooseIdentity(postgres, resolvePaths(dataDir), [impossible])).toThrow(
      /refuses to run as root.*DATABASE_URL/,
    );
  });
});

test.skipIf(isRoot)("for an unprivileged user PostgreSQL runs as that user", async () => {
  const { postgres } = await findBinaries();
  expect(chooseIdentity(postgres, resolvePaths(dataDir)).name).toBe("self");
});

test.skipIf(!canRunAsNobody)("an unprivileged user starts and stops a server", async () => {
  mkdirSync(dataDir);
  chownSync(dataDir, NOBODY, NOBODY);
  chmodSync(dirname(dataDir), 0o755);
  const user = await startUserProcess(dataDir, { prefix: asNobody });
  expect(user.line).toMatch(/^ready /);
  await user.leave();
  expect(findRunningServer(resolvePaths(dataDir))).toBeUndefined();
});

test.skipIf(!canRunAsNobody)("an unprivileged user gets an error for a folder owned by root", async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  chmodSync(dirname(dataDir), 0o755);
  const user = await startUserProcess(dataDir, { prefix: asNobody });
  expect(user.line).toMatch(/^DATA_DIR_NOT_WRITABLE /);
  await user.leave();
});
