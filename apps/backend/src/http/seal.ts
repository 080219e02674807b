import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes that only who has the secret can read, and nobody can change. One secret seals for many purposes. */
export function seal(secret: string | Buffer, purpose: string, content: string | Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** What was sealed. @throws where it was sealed with another secret, or for another purpose. */
export function unseal(secret: string | Buffer, purpose: string, sealed: Buffer): Buffer {
  const body = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, body));
  return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]);
}

// No stretching: what is used as a secret here has 128 random bits or more.
const keyOf = (secret: string | Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), purpose, 32));
