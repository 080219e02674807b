import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

const schema = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), "3000"),
  DATA_DIR: v.optional(v.string(), ".shop"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.startsWith("postgres"))),
  SHOP_API_URL: v.optional(v.pipe(v.string(), v.url())),
  SHOP_API_TOKEN: v.optional(v.string(), "storefront"),
  STOREFRONT: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"]), "warn"),
});

export interface Env {
  port: number;
  /** absolute; a relative one counts from the repository */
  dataDir: string;
  databaseUrl: string | undefined;
  shopApiUrl: string | undefined;
  shopToken: string;
  storefront: string | undefined;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** The settings of the process. An empty variable counts as absent; a wrong one names itself. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue)}=${String(issue.input)} cannot be used: ${issue.message}`);
  }
  const read = result.output;
  return {
    port: read.PORT,
    dataDir: resolve(repository, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    shopApiUrl: read.SHOP_API_URL,
    shopToken: read.SHOP_API_TOKEN,
    storefront: read.STOREFRONT,
    logLevel: read.LOG_LEVEL,
  };
}
