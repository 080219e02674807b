// `npm run test:all [-- bad-day upgrade]`: what takes too long for each change. Runs all commands, or those that are
// named, one after another, and fails if one of them did.
import { run } from "./lib/run.mjs";
import { root } from "./lib/workspace.mjs";

const COMMANDS = [
  "test",
  "examples",
  "search-engine:test",
  "upgrade",
  "bad-day",
  "bench:restart",
  "engines",
  "pictures",
  "mutations",
];

// Browser tests that need no certain screen run on both: decision 0375.
const env = { EVERY_SCREEN: "1" };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !COMMANDS.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are ${COMMANDS.join(", ")}.`);
  process.exit(1);
}
const lines = [];
for (const name of chosen.length > 0 ? chosen : COMMANDS) {
  const started = performance.now();
  const { code } = await run("npm", ["run", name], { cwd: root, env });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  lines.push(`${code === 0 ? "passed" : "FAILED"}  ${name} (${minutes} min)`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n${lines.join("\n")}`);
