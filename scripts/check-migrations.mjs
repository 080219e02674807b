// Refuses migrations that a running older version or a large table cannot bear. Part of `npm run lint`.
import { readdirSync } from "node:fs";
import { checkMigrations } from "./lib/migrations.mjs";
import { at } from "./lib/workspace.mjs";

/** Released before the rules. */
const LAST_UNCHECKED = "0030";
const FOLDER = at("apps/backend/src/platform/db/migrations");

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && name.slice(0, 4) > LAST_UNCHECKED);
const problems = checkMigrations(files.toSorted().map((name) => `${FOLDER}/${name}`));
for (const problem of problems) console.log(problem);
console.log(`migrations: ${files.length} checked, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
