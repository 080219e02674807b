import { spawnSync } from "node:child_process";
import { chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";
import { createFolder } from "./createFolder.ts";
import type { Paths } from "./paths.ts";

export type Identity = { name: string; prefix: string[]; ids: { uid?: number; gid?: number }; owner: number };

const NOBODY = 65_534;

/** PostgreSQL runs as the user of this process. */
const SELF: Identity = { name: "self", prefix: [], ids: {}, owner: process.getuid?.() ?? 0 };

/**
 * Alternatives for root, because PostgreSQL refuses to run as root, in order of preference:
 * - a user namespace that maps root to `nobody`: files stay owned by root and root-only folders stay reachable
 * - `nobody` with CAP_DAC_OVERRIDE, which passes closed folders
 * - plain `nobody`
 * Containers often forbid the first.
 */
export const ROOT_IDENTITIES: readonly Identity[] = [
  {
    name: "namespace",
    prefix: ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
    ids: {},
    owner: 0,
  },
  {
    name: "capability",
    prefix: ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"].concat([
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
    ]),
    ids: {},
    owner: NOBODY,
  },
  { name: "nobody", prefix: [], ids: { uid: NOBODY, gid: NOBODY }, owner: NOBODY },
];

/** Returns the first identity that can run PostgreSQL here and write to the data folder. */
export function chooseIdentity(postgres: string, paths: Paths, candidates?: readonly Identity[]): Identity {
  if (!candidates && process.getuid?.() !== 0) return SELF;
  for (const candidate of candidates ?? ROOT_IDENTITIES) if (canRun(candidate, postgres, paths)) return candidate;
  const message =
    `PostgreSQL refuses to run as root and no way around it works here: start as another user, ` +
    `put the data folder ${paths.dataDir} where every user may go (DATA_DIR), or set DATABASE_URL.`;
  throw new EmbeddedPostgresError("ROOT_NOT_POSSIBLE", message);
}

function canRun(identity: Identity, postgres: string, paths: Paths): boolean {
  for (const folder of [paths.socketDir, paths.dataDir]) changeOwner(identity.owner, folder);
  const script = 'test -w "$1" && test -w "$2" && exec "$0" --version';
  const [command, ...args] = [...identity.prefix, "sh", "-c", script, postgres, paths.dataDir, paths.socketDir];
  return spawnSync(command ?? "sh", args, { ...identity.ids, cwd: "/", stdio: "ignore" }).status === 0;
}

/** Changes the owner of a folder and its content, which an earlier run may have created with another identity. */
function changeOwner(owner: number, folder: string): void {
  createFolder(folder);
  if (statSync(folder).uid === owner) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    lchownSync(join(folder, name), owner, owner);
  // The folder itself comes last, so that an interrupted run starts over.
  chownSync(folder, owner, owner);
}
