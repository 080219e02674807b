const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/**
 * A short text that is the same for the same value (FNV-1a), in whatever order its members were written: what was stored
 * and read back is the same. Tells a repeated request from a changed one; hides nothing.
 */
export function fingerprint(value: unknown): string {
  let hash = OFFSET;
  for (const character of JSON.stringify(value, inOrder)) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * PRIME);
  }
  return hash.toString(36);
}

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
