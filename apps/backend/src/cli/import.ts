import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readDatabaseSettings } from "../platform/db/databaseSettings.ts";
import { openDatabase } from "../platform/db/openDatabase.ts";
import { importFolder } from "../importing/importFolder.ts";
import { type ImportOptions, resetDemo } from "../importing/importDemo.ts";
import { ImportError } from "../importing/importError.ts";
import { formatReport } from "../importing/report.ts";

const HELP = `Brings a catalogue into the shop, before its first start or while it runs.

  npm run import -- <folder>   reads the folder's files; what the shop has by the same reference is updated
    --counted-at <time>        when its stock was counted (2026-11-26T08:00Z): units sold later are subtracted from it;
                               by default when the newest of its files was written
  npm run demo:reset           makes the catalogue that of the demo again; orders and customers stay

Understood are the shop's own JSON format, the demo catalogue of Thelia 2.x and CSV lists of furniture.
A file that cannot be used changes nothing. The database is that of DATABASE_URL, else the one in DATA_DIR (.shop).
`;

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command === undefined) {
    process.stderr.write(HELP);
    return 1;
  }
  if (command.kind === "help") {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    await run(command);
    return 0;
  } catch (error) {
    const advice =
      error instanceof ImportError
        ? "Nothing was imported."
        : "The import stopped. What was written stays; import the folder again to complete it.";
    process.stderr.write(`${advice} ${error instanceof Error ? error.message : String(error)}\n`);
    if (process.env["DEBUG"] !== undefined) console.error(error);
    return 1;
  }
}

type Command = { kind: "help" } | { kind: "reset" } | { kind: "import"; folder: string; countedAt: Date | undefined };

/** Returns undefined for arguments that are not understood. */
function parseCommand(args: readonly string[]): Command | undefined {
  const options = {
    help: { type: "boolean", short: "h" },
    "reset-demo": { type: "boolean" },
    "counted-at": { type: "string" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return { kind: "help" };
    if (values["reset-demo"]) return positionals.length === 0 ? { kind: "reset" } : undefined;
    const [folder, ...others] = positionals;
    const countedAt = values["counted-at"] === undefined ? undefined : new Date(values["counted-at"]);
    if (folder === undefined || others.length > 0 || Number.isNaN(countedAt?.getTime())) return undefined;
    return { kind: "import", folder, countedAt };
  } catch {
    return undefined;
  }
}

async function run(command: Exclude<Command, { kind: "help" }>): Promise<void> {
  const printLine = (line: string): void => void process.stderr.write(`${line}\n`);
  const options: ImportOptions = { log: () => {}, progress: printLine };
  const database = await openDatabase({
    // An empty variable counts as unset, as in the backend.
    databaseUrl: process.env["DATABASE_URL"] || undefined,
    dataDir: resolve(ROOT, process.env["DATA_DIR"] || ".shop"),
    log: printLine,
    settings: readDatabaseSettings(process.env),
  });
  try {
    const report =
      command.kind === "reset"
        ? await resetDemo(database.db, options)
        : // npm runs scripts in the root folder; the path is relative to the caller's working directory.
          await importFolder(database.db, resolve(process.env["INIT_CWD"] ?? process.cwd(), command.folder), {
            ...options,
            countedAt: command.countedAt,
          });
    process.stdout.write(`${formatReport(report)}\n`);
  } finally {
    await database.close();
  }
}
