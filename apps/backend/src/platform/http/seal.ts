import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates (AES-256-GCM). A separate key is derived for each purpose. */
export function seal(secret: string | Buffer, purpose: string, content: string | Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/**
 * Decrypts the result of {@link seal}.
 *
 * @throws if the secret or the purpose differs
 */
export function unseal(secret: string | Buffer, purpose: string, sealed: Buffer): Buffer {
  const body = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, deriveKey(secret, purpose), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, body));
  return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]);
}

// No key stretching: all secrets used here have at least 128 random bits.
const deriveKey = (secret: string | Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), purpose, 32));
