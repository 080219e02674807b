/** Linking elements between the parts of a German compound, as in "Kindertisch", "Arbeitsplatz". */
const LINKING_ELEMENTS = ["", "s", "n", "en", "es", "er", "e"];
const MIN_PART_LENGTH = 3;
const MAX_WORD_LENGTH = 40;
const MAX_PARTS = 4;
/** Minimum lengths for an unknown word before a known head to count as a modifier ("Chesterfieldsofa"). */
const MIN_UNKNOWN_MODIFIER = 5;
const MIN_HEAD = 4;

export type CompoundSplitter = (word: string) => string[] | undefined;

/**
 * Creates a splitter that returns the parts of a compound, the head last, or undefined.
 *
 * @param words known words that compounds consist of
 */
export function createCompoundSplitter(words: Iterable<string>, stem: (word: string) => string): CompoundSplitter {
  const roots = new Set(words);
  const known = new Set<string>([...roots].flatMap((word) => [word, stem(word)]));

  const isPart = (text: string): boolean =>
    text.length >= MIN_PART_LENGTH && (known.has(text) || known.has(stem(text)));
  const modifier = (text: string): string | undefined =>
    LINKING_ELEMENTS.map((link) => (text.endsWith(link) ? text.slice(0, text.length - link.length) : "")).find(isPart);

  function split(word: string, most: number): string[] | undefined {
    let best: string[] | undefined;
    for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
      const head = word.slice(at);
      if (!isPart(head)) continue;
      const before = word.slice(0, at);
      const first = modifier(before);
      const parts = first !== undefined ? [first] : most > 2 ? split(before, most - 1) : undefined;
      if (parts !== undefined && (best === undefined || parts.length + 1 < best.length)) best = [...parts, head];
    }
    return best;
  }

  function withUnknownModifier(word: string): string[] | undefined {
    for (let at = MIN_UNKNOWN_MODIFIER; at <= word.length - MIN_HEAD; at++) {
      const head = word.slice(at);
      if (isPart(head)) return [word.slice(0, at), head];
    }
    return undefined;
  }

  return (word) =>
    word.length < 2 * MIN_PART_LENGTH || word.length > MAX_WORD_LENGTH || roots.has(word)
      ? undefined
      : (split(word, MAX_PARTS) ?? withUnknownModifier(word));
}
