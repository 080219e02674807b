import { createHmac } from "node:crypto";
import { isSameSecret } from "../platform/http/mac.ts";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Accepts the previous and next code too, for clock drift and typing time. Source: RFC 6238, 5.2. */
const DRIFT_STEPS = 1;

/** Source: RFC 6238 with SHA-1, 30-second steps, six digits. */
export function computeTotp(secret: Buffer, atSeconds: number): string {
  return hotp(secret, toStep(atSeconds));
}

/** Returns the time step of a code; `undefined` when the code is not valid now. */
export function findCodeStep(secret: Buffer, code: string, atSeconds: number): number | undefined {
  const now = toStep(atSeconds);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, at) => now - DRIFT_STEPS + at);
  const actual = Buffer.from(code);
  return steps.find((step) => isSameSecret(actual, Buffer.from(hotp(secret, step))));
}

const toStep = (atSeconds: number): number => Math.floor(atSeconds / STEP_SECONDS);

/** Source: RFC 4226, 5.3. */
function hotp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Format in which authenticator apps accept a typed secret. Source: RFC 4648, 6. */
export function encodeBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, "0"), 2))).join("");
}
