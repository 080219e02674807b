import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../platform/db/connect.ts";
import { importFolder } from "../importing/importFolder.ts";
import { type ImportOptions, resetDemo } from "../importing/importDemo.ts";
import { formatReport } from "../importing/report.ts";

const HELP = `Brings a catalogue into the shop, before its first start or while it runs.

  npm run import -- <folder>   reads the folder's files; what the shop has by the same reference is updated
  npm run demo:reset           makes the catalogue that of the demo again; orders and customers stay

Understood are the shop's own JSON format, the demo catalogue of Thelia 2.x and CSV lists of furniture.
A file that cannot be used changes nothing. The database is that of DATABASE_URL, else the one in DATA_DIR (.shop).
`;

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(HELP);
    return 0;
  }
  const [arg, ...others] = args;
  const isOption = arg?.startsWith("-") ?? false;
  if (arg === undefined || others.length > 0 || (isOption && arg !== "--reset-demo")) {
    process.stderr.write(HELP);
    return 1;
  }
  try {
    await run(arg);
    return 0;
  } catch (error) {
    process.stderr.write(`Nothing was imported. ${error instanceof Error ? error.message : String(error)}\n`);
    if (process.env["DEBUG"] !== undefined) console.error(error);
    return 1;
  }
}

async function run(arg: string): Promise<void> {
  const printLine = (line: string): void => void process.stderr.write(`${line}\n`);
  const options: ImportOptions = { log: () => {}, progress: printLine };
  const database = await openDatabase({
    // An empty variable counts as unset, as in the backend.
    databaseUrl: process.env["DATABASE_URL"] || undefined,
    dataDir: resolve(ROOT, process.env["DATA_DIR"] || ".shop"),
    log: printLine,
  });
  try {
    const report =
      arg === "--reset-demo"
        ? await resetDemo(database.db, options)
        : // npm runs scripts in the root folder; the path is relative to the caller's working directory.
          await importFolder(database.db, resolve(process.env["INIT_CWD"] ?? process.cwd(), arg), options);
    process.stdout.write(`${formatReport(report)}\n`);
  } finally {
    await database.close();
  }
}
