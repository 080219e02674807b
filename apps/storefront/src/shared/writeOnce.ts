import { failureKind } from "@shop/core";
import { createIdempotencyKey } from "./idempotencyKey.ts";
import { tryStorage } from "./tryStorage.ts";

const STORAGE_PREFIX = "pending_write:";
/** Later the same content is meant as another write. */
const RETRY_MS = 10 * 60_000;

/** A write without a known outcome. Its content is kept as a hash only, because it can be personal. */
interface PendingWrite {
  hash: string;
  key: string;
  startedAtMs: number;
}

/** Pending writes of this page, for browsers that block storage. */
const pendingWrites = new Map<string, PendingWrite>();

/**
 * Sends a write with an idempotency key. After a lost answer, also when the page was reloaded since, the same content is
 * sent with the same key, so that the backend does not write it twice.
 *
 * @param name kind of the write; each has one pending write at most
 */
export async function writeOnce<T>(
  name: string,
  content: unknown,
  write: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const hash = hashOf(JSON.stringify(content));
  const previous = readPending(name);
  const isRetry = previous?.hash === hash && Date.now() - previous.startedAtMs < RETRY_MS;
  const pending = isRetry ? previous : { hash, key: createIdempotencyKey(), startedAtMs: Date.now() };
  setPending(name, pending);
  try {
    const result = await write(pending.key);
    setPending(name, undefined);
    return result;
  } catch (error) {
    if (failureKind(error) === "refused") setPending(name, undefined);
    throw error;
  }
}

/** Session storage: another tab is another intent. */
function setPending(name: string, pending: PendingWrite | undefined): void {
  if (pending === undefined) pendingWrites.delete(name);
  else pendingWrites.set(name, pending);
  tryStorage(() =>
    pending === undefined
      ? sessionStorage.removeItem(STORAGE_PREFIX + name)
      : sessionStorage.setItem(STORAGE_PREFIX + name, JSON.stringify(pending)),
  );
}

function readPending(name: string): PendingWrite | undefined {
  const stored = tryStorage<unknown>(() => JSON.parse(sessionStorage.getItem(STORAGE_PREFIX + name) ?? "null"));
  return isPendingWrite(stored) ? stored : pendingWrites.get(name);
}

const isPendingWrite = (value: unknown): value is PendingWrite =>
  typeof value === "object" &&
  value !== null &&
  "hash" in value &&
  "key" in value &&
  "startedAtMs" in value &&
  typeof value.hash === "string" &&
  typeof value.key === "string" &&
  typeof value.startedAtMs === "number";

/** Returns an FNV-1a hash. Not cryptographic: it only tells the contents of one tab apart. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}
