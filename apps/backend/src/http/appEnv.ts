import type { Bearer } from "../features/auth/bearer.ts";

/** Who calls. Only a bearer token that this shop made and nobody revoked makes somebody a customer. */
export type Subject = { kind: "guest" } | ({ kind: "customer" } & Bearer);

/** What the calls of one request tell each other. */
export interface AppEnv {
  /** handed to `fetch` by whoever owns the connection */
  Bindings: {
    /** of the caller, behind all trusted proxies; absent: unknown */
    clientAddress?: string | undefined;
  };
  Variables: {
    dialect: "main" | "fast";
    /** who calls, read from the bearer token when first asked for */
    subject: () => Promise<Subject>;
  };
}
