import { randomBytes } from "node:crypto";
import { DESK_HELP, openDatabase, runDesk } from "@shop/backend";
import { pino } from "pino";
import { readEnv } from "./env.ts";
import { openLog } from "./openLog.ts";
import { storefrontOrigin } from "./storefrontOrigin.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes("--help") || args.includes("-h")) {
    process.stdout.write(DESK_HELP);
    return 0;
  }
  try {
    for (const line of await run(args)) process.stdout.write(`${line}\n`);
    return 0;
  } catch (error) {
    const told = process.env["DEBUG"] !== undefined && error instanceof Error ? error.stack : undefined;
    process.stderr.write(`${told ?? (error instanceof Error ? error.message : String(error))}\n`);
    return 1;
  }
}

async function run(args: readonly string[]): Promise<string[]> {
  const env = readEnv(process.env);
  if (env.shopApiUrl !== undefined)
    throw new Error("Orders are where SHOP_API_URL points to: nothing can be done here");
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const { db, close } = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log: say });
  try {
    const deps = {
      db,
      clock: () => new Date(),
      random: randomBytes,
      tokenSecret: env.tokenSecret,
      storeUrl: (locale: string) => storefrontOrigin(env.publicUrl, locale),
      payment: env.payment,
      log: openLog(env.logLevel, pino.destination(2)),
    };
    return await runDesk(deps, args);
  } finally {
    await close();
  }
}
