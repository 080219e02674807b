import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCallFiles } from "../packages/core/scripts/readCalls.mjs";
import { at } from "./lib/workspace.mjs";

test("the generated calls and queries are those of the tables: otherwise run `npm run build`", async () => {
  for (const [path, text] of Object.entries(await readCallFiles())) {
    expect(readFileSync(at("packages/core/src", path), "utf8"), path).toBe(text);
  }
});
