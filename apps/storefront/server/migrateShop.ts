import { type Deps, openDatabase, openJobQueue } from "@shop/backend";
import type { Env } from "./env.ts";
import { prepareShop } from "./prepareShop.ts";

/** Brings the schema up to date, and imports the demo into an empty database where the settings say so. */
export async function migrateShop(env: Env, log: Deps["log"], printLine: (line: string) => void): Promise<void> {
  const { databaseUrl, dataDir } = env;
  const { db, direct, close } = await openDatabase({ settings: env.database, databaseUrl, dataDir, log: printLine });
  try {
    const queue = await openJobQueue({ connection: direct, log, migrates: true });
    await queue.stop();
    await prepareShop(env, db, printLine);
    printLine("The database has the schema of this version.");
  } finally {
    await close();
  }
}
