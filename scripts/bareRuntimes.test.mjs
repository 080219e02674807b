// Orders with the built package where most globals of browsers and Node are missing.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at, node } from "./lib/workspace.mjs";

const built = existsSync(at("packages/core/dist/exports/index.js"));

const guide = readFileSync(at("docs/guides/your-own-environment.md"), "utf8");
const [, list] = /^A shop runs where these globals exist: ([^.]+)\./m.exec(guide);
const NEEDED = list.match(/(?<=`)\w+(?=`)/g).filter((name) => name !== "");
const RUNTIMES = {
  "a bare worker": NEEDED,
  "a native app, which has a window without a document": [...NEEDED, "window", "navigator"],
};

function orderIn(globals) {
  const flags = ["--no-warnings", "--experimental-vm-modules", "--experimental-import-meta-resolve"];
  const { stdout, stderr } = spawnSync(node, [...flags, at("scripts/testing/orderInContext.mjs"), ...globals], {
    encoding: "utf8",
  });
  return { stdout, stderr };
}

test.skipIf(!built).each(Object.entries(RUNTIMES))("a whole shop runs in %s", (_, globals) => {
  expect(orderIn(globals)).toEqual({ stdout: "ORD1 32790\n", stderr: "" });
});

test.skipIf(!built)("without TextEncoder the first call names it", () => {
  const { stderr } = orderIn(NEEDED.filter((name) => name !== "TextEncoder"));
  expect(stderr).toContain("ShopError: CONFIG_MISSING TextEncoder");
});
