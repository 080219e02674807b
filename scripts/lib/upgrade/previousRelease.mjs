// The code of the previous release, built in a folder of its own.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run.mjs";

export const MIGRATIONS = "apps/backend/src/platform/db/migrations";

/**
 * Returns the commit of the previous release: that of `ref`, else of the last release tag before HEAD, else the one
 * before migrations were last added.
 *
 * @throws Error for a history that does not have it
 */
export function findPreviousRelease(repository, ref) {
  const git = (...args) =>
    execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  const commitOf = (name) => git("rev-parse", "--verify", "--end-of-options", `${name}^{commit}`);
  if (ref !== undefined) return commitOf(ref);
  try {
    return commitOf(git("describe", "--tags", "--abbrev=0", "HEAD^"));
  } catch {
    // No release has been tagged.
  }
  const migrationsOf = (commit) => git("ls-tree", "--name-only", commit, `${MIGRATIONS}/`).split("\n");
  const migrations = migrationsOf("HEAD");
  const parents = git("log", "--first-parent", "--format=%H^", "--", MIGRATIONS).split("\n");
  // Commits of one release may add migrations in any order: between them there is no release.
  const isRelease = (names) => names.length < migrations.length && names.every((name, at) => name === migrations[at]);
  const parent = parents.find((name) => isRelease(migrationsOf(name)));
  if (parent === undefined) throw new Error("No commit lacks a migration of this one.");
  return commitOf(parent);
}

/** Returns the folder of the built commit. It is kept for the next run; its own scripts build what is missing. */
export async function buildRelease(repository, commit) {
  const folder = join(tmpdir(), `shop-release-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) {
    const extracted = mkdtempSync(`${folder}-`);
    const archive = execFileSync("git", ["archive", commit], { cwd: repository, maxBuffer: Infinity });
    execFileSync("tar", ["-x", "-C", extracted], { input: archive });
    renameSync(extracted, folder);
  }
  const { code } = await run("node", ["scripts/prepare.mjs"], { cwd: folder });
  if (code !== 0) throw new Error(`The previous release cannot be built in ${folder}.`);
  return folder;
}
