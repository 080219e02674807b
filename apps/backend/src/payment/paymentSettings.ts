/** RSA key and merchant account of Amazon Pay. */
export type AmazonKeys = Readonly<Record<"publicKeyId" | "privateKey" | "merchantId" | "storeId" | "mode", string>>;

/** Credentials by provider name, as {@link readPaymentKeys} reads them from the environment. */
export interface PaymentKeys extends Readonly<Record<string, Readonly<Record<string, string>> | undefined>> {
  amazon?: AmazonKeys | undefined;
}

export interface PaymentSettings {
  keys: PaymentKeys;
  /** Modules without keys use the test bank. Must be false in production. */
  testBank: boolean;
  /** API origins by provider name, for tests. Absent: the documented ones. */
  apiOrigins?: Readonly<Record<string, string>> | undefined;
}
