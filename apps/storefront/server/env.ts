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
  SEARCH_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith("http"))),
  SEARCH_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/))),
  STOREFRONT: v.optional(v.string()),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#@]+\/?$/, "an address such as https://shop.example")),
  ),
  TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)), "0"),
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "at least 32 characters"))),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/./, "an address such as smtp://user:password@host:587")),
  ),
  VAT_REGISTER: v.optional(v.picklist(["local", "vies"])),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"]), "warn"),
});

export interface Env {
  port: number;
  /** absolute; a relative one counts from the repository */
  dataDir: string;
  databaseUrl: string | undefined;
  shopApiUrl: string | undefined;
  shopToken: string;
  /** of Elasticsearch or OpenSearch, with user and password */
  searchUrl: string | undefined;
  /** what the names of the shop's indices there begin with */
  searchPrefix: string | undefined;
  storefront: string | undefined;
  /** origin of the default storefront, for links in mails */
  publicUrl: string;
  /** proxies in front of this server, whose X-Forwarded-For is believed */
  trustedProxies: number;
  /** signs login tokens; undefined: a key of the database's */
  tokenSecret: string | undefined;
  /** undefined: mails become files */
  smtpUrl: string | undefined;
  vatRegister: "local" | "vies";
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
    const name = v.getDotPath(issue);
    throw new Error(`${name}=${isSecret(name) ? "…" : String(issue.input)} cannot be used: ${issue.message}`);
  }
  const read = result.output;
  return {
    port: read.PORT,
    dataDir: resolve(repository, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    shopApiUrl: read.SHOP_API_URL,
    shopToken: read.SHOP_API_TOKEN,
    searchUrl: read.SEARCH_URL,
    searchPrefix: read.SEARCH_PREFIX,
    storefront: read.STOREFRONT,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    trustedProxies: read.TRUSTED_PROXIES,
    tokenSecret: read.TOKEN_SECRET,
    smtpUrl: read.SMTP_URL,
    // The test numbers make orders free of VAT: by default in the demo shop only.
    vatRegister: read.VAT_REGISTER ?? (read.DATABASE_URL === undefined ? "local" : "vies"),
    logLevel: read.LOG_LEVEL,
  };
}

/** Logs and screens are read by many. */
const isSecret = (name: string | null): boolean => name === "TOKEN_SECRET" || name === "SMTP_URL";
