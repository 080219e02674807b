import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { ApiError } from "../platform/http/apiError.ts";
import { isSameSecret } from "../platform/http/mac.ts";

const hash = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Source: ASVS 5.0, 11.4.2. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Returns a PHC string: algorithm, cost, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memory, passes, parallelism } = COST;
  const tag = await runQueued(() => computeTag(password, salt, COST));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(tag)}`;
}

/** Computes a hash even without a stored one: an unknown account must not respond faster than a wrong password. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const parsed = stored === undefined ? undefined : parsePhc(stored);
  const { salt, tag, cost } = parsed ?? DUMMY_HASH;
  const computed = await runQueued(() => computeTag(password, salt, cost));
  return isSameSecret(computed, tag) && parsed !== undefined;
}

/** Whether the hash has another cost than today's and must be recomputed. */
export function needsRehash(stored: string): boolean {
  const cost = parsePhc(stored)?.cost;
  return cost === undefined || !isSameCost(cost, COST);
}

const isSameCost = (a: Cost, b: Cost): boolean =>
  a.memory === b.memory && a.passes === b.passes && a.parallelism === b.parallelism;

const DUMMY_HASH = { salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES), cost: COST };

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parsePhc(stored: string): { salt: Buffer; tag: Buffer; cost: Cost } | undefined {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  return {
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

const computeTag = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  // NFC: keyboards encode "ä" differently.
  hash("argon2id", { message: password.normalize("NFC"), nonce, tagLength: TAG_BYTES, ...cost });

const toUnpaddedBase64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

/** More concurrent hashes only take memory and the worker threads of other requests. */
const MAX_CONCURRENT = 2;
/** Beyond this queue length, calls get 503 instead of ever longer waits. */
const MAX_QUEUED = 64;
const BUSY_SECONDS = 2;

let running = 0;
const queue: (() => void)[] = [];

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= MAX_QUEUED) {
    throw new ApiError(503, "BUSY", "The shop is busy. Please try again.", BUSY_SECONDS);
  }
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => void queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Passes the slot directly to the next waiting call, so that no new call can take it.
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
