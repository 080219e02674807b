import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA-256, truncated to `bytes` bytes if given. */
export const hmacSha256 = (key: Buffer, message: string, bytes?: number): Buffer =>
  createHmac("sha256", key).update(message).digest().subarray(0, bytes);

/** Constant-time comparison. */
export const isSameSecret = (presented: Buffer, expected: Buffer): boolean =>
  presented.length === expected.length && timingSafeEqual(presented, expected);
