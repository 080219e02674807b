// Prints a short summary of the last `npm test` failures, for logs of which only the end is visible.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { summarizeFailures } from "./lib/summarizeFailures.mjs";
import { cache, readJson } from "./lib/workspace.mjs";

const read = (name) => (existsSync(join(cache, name)) ? readJson(join(cache, name)) : undefined);

const failures = summarizeFailures({ vitest: read("vitest.json"), playwright: read("playwright.json") });
if (failures.length > 0) process.stdout.write(`\nFailed, or passed when retried:\n\n${failures.join("\n\n")}\n`);
