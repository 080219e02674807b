const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** Returns an FNV-1a hash that ignores member order: a value read back from storage has the same. Not cryptographic. */
export function fingerprint(value: unknown): string {
  let hash = OFFSET;
  for (const character of JSON.stringify(value, inOrder)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * PRIME);
  }
  return hash.toString(36);
}

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
