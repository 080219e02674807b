import { spawnSync } from "node:child_process";
import { chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts";
import { makeFolder } from "./makeFolder.ts";
import type { Paths } from "./paths.ts";

/** How PostgreSQL's programs are run: what stands before their name, and with which ids. */
export type Identity = { name: string; prefix: string[]; ids: { uid?: number; gid?: number }; owner: number };

const NOBODY = 65_534;

/** Nothing special: PostgreSQL runs as whoever runs this process. */
const SELF: Identity = { name: "self", prefix: [], ids: {}, owner: process.getuid?.() ?? 0 };

/**
 * PostgreSQL refuses to run as root. In order of preference:
 * a user namespace in which root appears as nobody (files stay root's, and folders only root may enter stay reachable);
 * nobody with the right to pass closed folders; plain nobody. Containers often forbid the first.
 */
export const ROOT_WAYS: readonly Identity[] = [
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

/** The first way in which PostgreSQL runs here and can write the data folder. */
export function chooseIdentity(postgres: string, paths: Paths, ways?: readonly Identity[]): Identity {
  if (!ways && process.getuid?.() !== 0) return SELF;
  for (const way of ways ?? ROOT_WAYS) if (works(way, postgres, paths)) return way;
  const message =
    `PostgreSQL refuses to run as root and no way around it works here: start as another user, ` +
    `put the data folder ${paths.dataDir} where every user may go (DATA_DIR), or set DATABASE_URL.`;
  throw new EmbeddedPostgresError("ROOT_NOT_POSSIBLE", message);
}

function works(way: Identity, postgres: string, paths: Paths): boolean {
  for (const folder of [paths.socketDir, paths.dataDir]) giveTo(way.owner, folder);
  const script = 'test -w "$1" && test -w "$2" && exec "$0" --version';
  const [command, ...args] = [...way.prefix, "sh", "-c", script, postgres, paths.dataDir, paths.socketDir];
  return spawnSync(command ?? "sh", args, { ...way.ids, cwd: "/", stdio: "ignore" }).status === 0;
}

/** Gives a folder and all in it to another owner, if it is not theirs yet: a folder may have been made in another way. */
function giveTo(owner: number, folder: string): void {
  makeFolder(folder);
  if (statSync(folder).uid === owner) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    lchownSync(join(folder, name), owner, owner);
  // Last, so that an interrupted run starts over.
  chownSync(folder, owner, owner);
}
