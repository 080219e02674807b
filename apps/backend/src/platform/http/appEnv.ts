/** Identity from a valid token, checked against the customer and session rows. */
export interface AuthenticatedCustomer {
  customerId: number;
  email: string;
  sessionId: string;
}

/** The caller. Only a valid, unrevoked bearer token makes it a customer. */
export type Subject = { kind: "guest" } | ({ kind: "customer" } & AuthenticatedCustomer);

export interface AppEnv {
  Bindings: {
    /** Client address behind all trusted proxies; undefined if unknown. */
    clientAddress?: string | undefined;
  };
  Variables: {
    dialect: "main" | "fast";
    /** Reads the bearer token on first use. */
    subject: () => Promise<Subject>;
    /** Tags of a public response. */
    cacheTags?: readonly string[];
  };
}
