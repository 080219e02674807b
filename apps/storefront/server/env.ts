import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { hasLiveKeys, readDatabaseSettings, readPaymentKeys } from "@shop/backend";
import * as v from "valibot";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

const matching = (pattern: RegExp, message?: string) => v.optional(v.pipe(v.string(), v.regex(pattern, message)));
const originInput = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[\w.-]+(:\d{1,5})?$/, "origins such as https://www.example:9200"),
);
const splitList = (list: string): string[] => list.split(/[\s,]+/).filter((entry) => entry !== "");

const schema = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), "3000"),
  DATA_DIR: v.optional(v.string(), ".shop"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.startsWith("postgres"))),
  SHOP_API_URL: v.optional(v.pipe(v.string(), v.url())),
  SHOP_API_TOKEN: v.optional(v.string(), "storefront"),
  SEARCH_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith("http"))),
  SEARCH_PREFIX: matching(/^[a-z][a-z0-9_-]{0,39}$/),
  SEARCH_ORIGINS: v.optional(v.pipe(v.string(), v.transform(splitList), v.array(originInput)), ""),
  ALLOWED_ORIGINS: v.optional(v.pipe(v.string(), v.transform(splitList), v.array(originInput)), ""),
  STOREFRONT: v.optional(v.string()),
  PUBLIC_URL: matching(/^https?:\/\/[^/?#@]+\/?$/, "an address such as https://shop.example"),
  TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)), "0"),
  TOKEN_SECRET: v.optional(
    v.pipe(v.string(), v.transform(splitList), v.array(v.pipe(v.string(), v.minLength(32, "at least 32 characters")))),
  ),
  SMTP_URL: matching(/^smtps?:\/\/./, "an address such as smtp://user:password@host:587"),
  PURGE_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith("http"))),
  PURGE_HEADER: matching(/^[\w-]+: ?\S.*$/, "a header such as Authorization: Bearer …"),
  VAT_REGISTER: v.optional(v.picklist(["local", "vies"])),
  TEST_BANK: v.optional(v.picklist(["on", "off"])),
  SECURITY_CONTACT: matching(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    "mailto:security@shop.example or an https address",
  ),
  SECURITY_EXPIRES: v.optional(v.pipe(v.string(), v.isoDate("a day such as 2027-06-30"))),
  SENTRY_DSN: matching(/^https:\/\/\w+@[\w.-]+(:\d+)?\/\d+$/, "an address such as https://key@host/1"),
  METRICS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  OTEL_SDK_DISABLED: v.optional(v.string()),
  ADVENT_DAY: v.optional(v.pipe(v.string(), v.isoDate("a day such as 2026-12-08"))),
  DEMO: v.optional(v.picklist(["0", "1"])),
  SHUTDOWN_DELAY: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), "0"),
  NODE_ENV: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"]), "warn"),
});

/** One line for each setting that a real shop must not run with. */
export function findUnsafeSettings(env: Env): string[] {
  if (env.demo || env.shopApiUrl !== undefined) return [];
  return [
    env.payment.testBank ? "TEST_BANK=on: test payments buy real products." : "",
    env.vatRegister === "local" ? "VAT_REGISTER=local: published test numbers make orders free of VAT." : "",
    env.tokenSecrets === undefined ? "No TOKEN_SECRET: a copy of the database is enough to forge sign-ins." : "",
    env.isPublicUrlSet ? "" : "No PUBLIC_URL: links in emails lead to localhost.",
  ].filter((line) => line !== "");
}

/** One line for each setting that a real shop lacks. */
export const findMissingSettings = (env: Env): string[] =>
  env.demo || env.shopApiUrl !== undefined || env.smtpUrl !== undefined
    ? []
    : ["No SMTP_URL: emails are written to files and not sent."];

export type Env = ReturnType<typeof readEnv>;

export function readEnv(variables: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(schema, present);
  if (!result.success) {
    const [issue] = result.issues;
    // Without the place in a list.
    const name = v.getDotPath(issue)?.replace(/\..*$/, "");
    const isSecret = name === "TOKEN_SECRET" || name === "SMTP_URL" || name === "PURGE_HEADER";
    const value = isSecret ? "…" : String(issue.input).replace(/^.*@/s, "…@");
    throw new Error(`${name}=${value} cannot be used: ${issue.message}`);
  }
  const parsed = result.output;
  const keys = readPaymentKeys(present);
  const isLive = hasLiveKeys(keys);
  if (isLive && parsed.TEST_BANK === "on") throw new Error("TEST_BANK=on cannot be used: there are live payment keys");
  if ((parsed.SECURITY_CONTACT === undefined) !== (parsed.SECURITY_EXPIRES === undefined))
    throw new Error("SECURITY_CONTACT and SECURITY_EXPIRES belong together");
  // Never with an external database or live payment keys; in production only when enabled explicitly.
  const demo =
    parsed.DATABASE_URL === undefined &&
    !isLive &&
    (parsed.DEMO ?? (parsed.NODE_ENV === "production" ? "0" : "1")) === "1";
  return {
    port: parsed.PORT,
    /** Absolute: relative paths are resolved against the repository root. */
    dataDir: resolve(repository, parsed.DATA_DIR),
    databaseUrl: parsed.DATABASE_URL,
    database: readDatabaseSettings(present),
    shopApiUrl: parsed.SHOP_API_URL,
    shopToken: parsed.SHOP_API_TOKEN,
    /** May contain credentials. */
    searchUrl: parsed.SEARCH_URL,
    searchPrefix: parsed.SEARCH_PREFIX,
    /** Origins of search engines that browsers query directly, when the backend at `shopApiUrl` uses one. */
    searchOrigins: parsed.SEARCH_ORIGINS,
    /** Origins of other front ends, whose pages may call the API and display the pictures. */
    allowedOrigins: parsed.ALLOWED_ORIGINS,
    storefront: parsed.STOREFRONT,
    /** Origin of the default storefront, for links in emails. */
    publicUrl: parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`,
    isPublicUrlSet: parsed.PUBLIC_URL !== undefined,
    trustedProxies: parsed.TRUSTED_PROXIES,
    /** The current one first. */
    tokenSecrets: parsed.TOKEN_SECRET,
    /** Undefined: emails are written to files. */
    smtpUrl: parsed.SMTP_URL,
    // The test VAT numbers make orders VAT-free, so by default only the demo accepts them.
    vatRegister: parsed.VAT_REGISTER ?? (parsed.DATABASE_URL === undefined ? "local" : "vies"),
    // By default only in a demo, because test payments would buy real products.
    payment: {
      keys,
      testBank: parsed.TEST_BANK === undefined ? demo : parsed.TEST_BANK === "on",
    },
    securityContact:
      parsed.SECURITY_CONTACT === undefined || parsed.SECURITY_EXPIRES === undefined
        ? undefined
        : { contact: parsed.SECURITY_CONTACT, expires: parsed.SECURITY_EXPIRES },
    sentryDsn: parsed.SENTRY_DSN,
    /** Purge of a cache in front of the shop. */
    purge: parsed.PURGE_URL === undefined ? undefined : { url: parsed.PURGE_URL, header: parsed.PURGE_HEADER },
    /** Undefined: no metrics. */
    metricsPort: parsed.METRICS_PORT,
    /** The exporter reads the rest of its variables itself. */
    isTraced:
      (parsed.OTEL_EXPORTER_OTLP_ENDPOINT ?? parsed.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
      parsed.OTEL_SDK_DISABLED?.toLowerCase() !== "true",
    adventDay: parsed.ADVENT_DAY,
    demo,
    /** An external database is filled on request only: it may be a new shop that waits for its own products. */
    importsDemo: parsed.DATABASE_URL === undefined || parsed.DEMO === "1",
    /** Seconds between the failing readiness check and the last accepted connection. */
    shutdownDelay: parsed.SHUTDOWN_DELAY,
    logLevel: parsed.LOG_LEVEL,
  };
}
