import { constants, createHash, sign } from "node:crypto";

export const ALGORITHM = "AMZN-PAY-RSASSA-PSS-V2";
const SALT_BYTES = 32;
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export interface AmazonRequest {
  publicKeyId: string;
  /** RSA private key, PEM. */
  privateKey: string;
  method: string;
  host: string;
  /** Starts with a slash, without the query. */
  path: string;
  body: string;
  /** Idempotency key. */
  idempotencyKey: string | undefined;
  at: Date;
}

/** Headers of a signed Amazon Pay call. Source: developer.amazon.com, Amazon Pay API v2, "Signing requests". */
export function signedHeaders(call: AmazonRequest): Record<string, string> {
  const canonical = canonicalRequest(call);
  const signature = signText(canonical.text, call.privateKey);
  return {
    ...canonical.headers,
    authorization: `${ALGORITHM} PublicKeyId=${call.publicKeyId}, SignedHeaders=${canonical.names}, Signature=${signature}`,
  };
}

/** Signs a canonical request or the payload of the button. */
export const signText = (text: string, privateKey: string): string =>
  sign("sha256", Buffer.from(`${ALGORITHM}\n${sha256(text)}`), {
    key: privateKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: SALT_BYTES,
  }).toString("base64");

export function canonicalRequest({ method, host, path, body, idempotencyKey, at }: AmazonRequest) {
  const headers: Record<string, string> = {
    accept: "application/json",
    "content-type": "application/json",
    "x-amz-pay-date": at.toISOString().replaceAll(/[-:]|\.\d{3}/g, ""),
    "x-amz-pay-host": host,
    ...(idempotencyKey === undefined
      ? {}
      : { "x-amz-pay-idempotency-key": idempotencyKey.replaceAll(/[^A-Za-z0-9]/g, "0").slice(0, 32) }),
    "x-amz-pay-region": "eu",
  };
  const sorted = Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name).join(";");
  const lines = sorted.map(([name, value]) => `${name}:${value}`);
  return { headers, names, text: [method, path, "", ...lines, "", names, sha256(body)].join("\n") };
}
