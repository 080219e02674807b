import { randomBytes } from "node:crypto";
import { LISTENERS, ORDER_ADMIN_HELP, openDatabase, runOrderAdmin } from "@shop/backend";
import { pino } from "pino";
import { readEnv } from "./env.ts";
import { createLogger } from "./createLogger.ts";
import { storefrontOrigin } from "../src/storefronts.ts";

const args = process.argv.slice(2);
try {
  const needsHelp = args.length === 0 || args.includes("--help") || args.includes("-h");
  process.stdout.write(needsHelp ? ORDER_ADMIN_HELP : (await run()).map((line) => `${line}\n`).join(""));
} catch (error) {
  const stack = process.env["DEBUG"] !== undefined && error instanceof Error ? error.stack : undefined;
  process.stderr.write(`${stack ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}

async function run(): Promise<string[]> {
  const env = readEnv(process.env);
  if (env.shopApiUrl !== undefined)
    throw new Error("Orders are where SHOP_API_URL points to: nothing can be done here");
  const printError = (line: string): void => void process.stderr.write(`${line}\n`);
  const { db, close } = await openDatabase({
    settings: env.database,
    migrates: env.databaseUrl === undefined,
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    log: printError,
  });
  try {
    const deps = {
      db,
      clock: () => new Date(),
      randomBytes,
      listeners: LISTENERS,
      tokenSecrets: env.tokenSecrets,
      storeUrl: (locale: string) => storefrontOrigin(env.publicUrl, locale),
      payment: env.payment,
      log: createLogger(env.logLevel, pino.destination(2)),
    };
    return await runOrderAdmin(deps, args);
  } finally {
    await close();
  }
}
