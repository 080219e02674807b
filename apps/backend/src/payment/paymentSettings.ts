/** Credentials of the payment providers. Incomplete ones stop the server from starting; see its environment variables. */
export interface PaymentKeys {
  stripe?: { secretKey: string; webhookSecret: string } | undefined;
  paypal?: { clientId: string; secret: string; webhookId: string; live: boolean } | undefined;
  klarna?: { username: string; password: string; live: boolean } | undefined;
  globalpayments?: { appId: string; appKey: string; account: string; live: boolean } | undefined;
  amazon?: AmazonKeys | undefined;
}

export interface AmazonKeys {
  publicKeyId: string;
  /** RSA private key, PEM. */
  privateKey: string;
  merchantId: string;
  /** "amzn1.application-oa2-client.…" */
  storeId: string;
  live: boolean;
}

export interface PaymentSettings {
  keys: PaymentKeys;
  /** Modules without keys use the test bank. Must be false in production. */
  testBank: boolean;
  /** API origins by provider name, for tests. Absent: the documented ones. */
  apiOrigins?: Readonly<Record<string, string>> | undefined;
}
