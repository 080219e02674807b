import { editDistance, maxDistance } from "./editDistance.ts";

export interface SpellingSuggestion {
  word: string;
  /** Damerau–Levenshtein distance. */
  distance: number;
}

/**
 * Dictionary for spelling correction after Garbe's SymSpell: words are found by their deletion variants, stored as
 * hashes in one sorted array.
 */
export interface SpellingDictionary {
  suggest(word: string): SpellingSuggestion[];
  /** Known words with this prefix, the most frequent first. */
  complete(start: string, most: number): string[];
}

/** Only this many leading letters are hashed. */
const HASHED_PREFIX = 10;
const MIN_WORD_LENGTH = 4;

export function createSpellingDictionary(counts: ReadonlyMap<string, number>): SpellingDictionary {
  const words = [...counts.keys()].toSorted();
  const pairs: bigint[] = [];
  words.forEach((word, at) => {
    if (word.length >= MIN_WORD_LENGTH - 1)
      for (const hash of hashesOf(word)) pairs.push((BigInt(hash) << 32n) | BigInt(at));
  });
  const sorted = BigUint64Array.from(pairs).toSorted();

  function* wordsWith(hash: number): Iterable<string> {
    const key = BigInt(hash) << 32n;
    for (let at = lowerBound(sorted.length, (index) => (sorted[index] ?? 0n) >= key); at < sorted.length; at++) {
      const pair = sorted[at] ?? 0n;
      if (pair >> 32n !== BigInt(hash)) return;
      yield words[Number(pair & 0xffffffffn)] ?? "";
    }
  }

  return {
    suggest(word) {
      if (word.length < MIN_WORD_LENGTH) return [];
      const most = maxDistance(word);
      const found = new Map<string, number>();
      for (const hash of hashesOf(word)) {
        for (const candidate of wordsWith(hash)) {
          if (found.has(candidate) || candidate === word) continue;
          const distance = editDistance(word, candidate, most);
          if (distance <= most) found.set(candidate, distance);
        }
      }
      return [...found]
        .map(([candidate, distance]) => ({ word: candidate, distance }))
        .toSorted((a, b) => a.distance - b.distance || (counts.get(b.word) ?? 0) - (counts.get(a.word) ?? 0));
    },
    complete(start, most) {
      const found: string[] = [];
      for (let at = lowerBound(words.length, (index) => (words[index] ?? "") >= start); at < words.length; at++) {
        const word = words[at] ?? "";
        if (!word.startsWith(start)) break;
        found.push(word);
      }
      return found.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, most);
    },
  };
}

function hashesOf(word: string): Set<number> {
  const start = word.slice(0, HASHED_PREFIX);
  const hashes = new Set([hashOf(start)]);
  for (let at = 0; at < start.length; at++) hashes.add(hashOf(start.slice(0, at) + start.slice(at + 1)));
  return hashes;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Binary search for the first index at which `reached` is true. */
function lowerBound(length: number, reached: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
