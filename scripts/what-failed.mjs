// Prints a short summary of the last `npm test` failures, for logs of which only the end is visible.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { whatFailed } from "./lib/whatFailed.mjs";
import { cache, readJson } from "./lib/workspace.mjs";

const read = (name) => (existsSync(join(cache, name)) ? readJson(join(cache, name)) : undefined);

const told = whatFailed({ vitest: read("vitest.json"), playwright: read("playwright.json") });
if (told.length > 0) process.stdout.write(`\nFailed, or passed when played again:\n\n${told.join("\n\n")}\n`);
