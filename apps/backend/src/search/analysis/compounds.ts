/** Linking elements between the parts of a German compound, as in "Kindertisch", "Arbeitsplatz". */
const LINKS = ["", "s", "n", "en", "es", "er", "e"];
const SHORTEST = 3;
const LONGEST_WORD = 40;
const MOST_PARTS = 4;
/** Minimum lengths for an unknown word before a known head to count as a modifier ("Chesterfieldsofa"). */
const UNKNOWN_MODIFIER = 5;
const SURE_HEAD = 4;

export type Splitter = (word: string) => string[] | undefined;

/**
 * Creates a splitter that returns the parts of a compound, the head last, or undefined.
 *
 * @param words known words that compounds consist of
 */
export function compoundSplitter(words: Iterable<string>, stem: (word: string) => string): Splitter {
  const roots = new Set(words);
  const known = new Set<string>([...roots].flatMap((word) => [word, stem(word)]));

  const isPart = (text: string): boolean => text.length >= SHORTEST && (known.has(text) || known.has(stem(text)));
  const modifier = (text: string): string | undefined =>
    LINKS.map((link) => (text.endsWith(link) ? text.slice(0, text.length - link.length) : "")).find(isPart);

  function split(word: string, most: number): string[] | undefined {
    let best: string[] | undefined;
    for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
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
    for (let at = UNKNOWN_MODIFIER; at <= word.length - SURE_HEAD; at++) {
      const head = word.slice(at);
      if (isPart(head)) return [word.slice(0, at), head];
    }
    return undefined;
  }

  return (word) =>
    word.length < 2 * SHORTEST || word.length > LONGEST_WORD || roots.has(word)
      ? undefined
      : (split(word, MOST_PARTS) ?? withUnknownModifier(word));
}
