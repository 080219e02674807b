/** Accounts at the payment providers. One that is not whole does not start: see the server's environment. */
export interface PaymentKeys {
  stripe?: { secretKey: string; webhookSecret: string } | undefined;
  paypal?: { clientId: string; secret: string; webhookId: string; live: boolean } | undefined;
  klarna?: { username: string; password: string; live: boolean } | undefined;
  globalpayments?: { appId: string; appKey: string; account: string; live: boolean } | undefined;
  amazon?: AmazonKeys | undefined;
}

export interface AmazonKeys {
  publicKeyId: string;
  /** RSA, as PEM */
  privateKey: string;
  merchantId: string;
  /** "amzn1.application-oa2-client.…" */
  storeId: string;
  live: boolean;
}

export interface PaymentSettings {
  keys: PaymentKeys;
  /** modules without keys end at the test bank; never in a shop that takes real money */
  testBank: boolean;
  /** Where the providers' APIs are, by name, for tests; absent: where they are documented to be. */
  apiOrigins?: Readonly<Record<string, string>> | undefined;
}
