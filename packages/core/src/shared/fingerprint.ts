const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/** A short text that is the same for the same value (FNV-1a). Tells a repeated request from a changed one; hides nothing. */
export function fingerprint(value: unknown): string {
  let hash = OFFSET;
  for (const character of JSON.stringify(value)) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * PRIME);
  }
  return hash.toString(36);
}
