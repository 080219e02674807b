import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPreviousRelease, MIGRATIONS } from "./previousRelease.mjs";

let repository;
const AUTHOR = ["-c", "user.name=Anna", "-c", "user.email=anna@example.com", "-c", "commit.gpgsign=false"];
const git = (...args) => execFileSync("git", [...AUTHOR, ...args], { cwd: repository, encoding: "utf8" }).trim();

/** Returns the commit. */
function commit(path) {
  writeFileSync(join(repository, path), "");
  git("add", ".");
  git("commit", "--quiet", "--message", path);
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "shop-history-"));
  git("init", "--quiet");
  mkdirSync(join(repository, MIGRATIONS), { recursive: true });
});
afterEach(() => rmSync(repository, { recursive: true }));

test("without a tag the previous release is the commit before the last migrations", () => {
  commit(`${MIGRATIONS}/0001.sql`);
  const before = commit("README.md");
  commit(`${MIGRATIONS}/0002.sql`);
  commit("LICENSE");
  expect(findPreviousRelease(repository)).toBe(before);
});

test("a commit that lacks a migration and has a later one is no release", () => {
  commit(`${MIGRATIONS}/0001.sql`);
  const before = commit("README.md");
  commit(`${MIGRATIONS}/0003.sql`);
  commit(`${MIGRATIONS}/0002.sql`);
  expect(findPreviousRelease(repository)).toBe(before);
});

test("the previous release is the last tag, not that of the release itself", () => {
  commit(`${MIGRATIONS}/0001.sql`);
  const released = commit("README.md");
  git("tag", "v1");
  commit(`${MIGRATIONS}/0002.sql`);
  commit("LICENSE");
  git("tag", "v2");
  expect(findPreviousRelease(repository)).toBe(released);
});

test("a given ref is the previous release", () => {
  const first = commit("README.md");
  commit(`${MIGRATIONS}/0001.sql`);
  commit("LICENSE");
  expect(findPreviousRelease(repository, "HEAD~2")).toBe(first);
  expect(() => findPreviousRelease(repository, "--all")).toThrow("--all");
});
