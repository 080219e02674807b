import { createHmac, timingSafeEqual } from "node:crypto";

/** Proves who wrote something: HMAC with SHA-256, its first `bytes` bytes; absent: all of them. */
export const macOf = (key: Buffer, written: string, bytes?: number): Buffer =>
  createHmac("sha256", key).update(written).digest().subarray(0, bytes);

/** Whether two secrets are the same. How long it takes says nothing of where they differ. */
export const sameSecret = (shown: Buffer, right: Buffer): boolean =>
  shown.length === right.length && timingSafeEqual(shown, right);
