import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA-256, truncated to `bytes` bytes if given. */
export const macOf = (key: Buffer, written: string, bytes?: number): Buffer =>
  createHmac("sha256", key).update(written).digest().subarray(0, bytes);

/** Constant-time comparison. */
export const sameSecret = (shown: Buffer, right: Buffer): boolean =>
  shown.length === right.length && timingSafeEqual(shown, right);
