/** After these a title or a query names what belongs to a thing, not the thing. */
const WORDS: ReadonlySet<string> = new Set([
  "mit",
  "fur",
  "ohne",
  "cu",
  "pentru",
  "fara",
  "with",
  "w",
  "for",
  "without",
]);

export const isAccessoryWord = (word: string): boolean => WORDS.has(word);

/** The term of what belongs to a thing: "sessel mit hocker" finds the armchair that has a stool. */
export const accessoryTerm = (term: string): string => `+${term}`;
