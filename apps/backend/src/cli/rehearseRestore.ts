import { parseArgs } from "node:util";
import { rehearseRestore } from "../restoring/rehearseRestore.ts";

const HELP = `Restores a backup into a second database of the same server, and compares it with the running shop.

  npm run restore:rehearsal                 backs the database up first
  npm run restore:rehearsal -- shop.dump    a backup of "pg_dump --format=custom"

The database is that of DATABASE_URL; its user must be allowed to create databases. pg_dump and pg_restore must have at
least the version of the server. The second database is deleted afterwards. Exits with 1 if anything is missing.
`;

process.exitCode = await main(process.argv.slice(2), process.env["DATABASE_URL"] ?? "");

async function main(args: string[], databaseUrl: string): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: { help: { type: "boolean" } }, allowPositionals: true });
  const [file, ...others] = positionals;
  if (values.help === true || others.length > 0 || databaseUrl === "") {
    process.stderr.write(HELP);
    return values.help === true ? 0 : 1;
  }
  try {
    const comparisons = await rehearseRestore({ databaseUrl, file, log: console.log });
    console.table(comparisons);
    const lost = comparisons.filter((one) => one.lost > 0);
    console.log(lost.length === 0 ? "Everything was restored." : `Missing: ${lost.map(({ name }) => name).join(", ")}`);
    return lost.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
