/** The words after these name an accessory of the product, not the product: "sessel mit hocker". */
const ACCESSORY_WORDS: ReadonlySet<string> = new Set([
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

export const isAccessoryWord = (word: string): boolean => ACCESSORY_WORDS.has(word);

/** Separate term for accessories: "sessel mit hocker" finds the armchair that comes with a stool. */
export const accessoryTerm = (term: string): string => `+${term}`;
