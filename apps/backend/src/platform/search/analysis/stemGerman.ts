/**
 * Strips number and case endings of a folded word: "stuhle" → "stuhl", "betten" → "bett". The stem need not be a
 * dictionary word. Source: Savoy's light stemmer.
 */
export function stemGerman(word: string): string {
  return stripEnding(stripEnding(word, FIRST_PASS), SECOND_PASS);
}

interface Ending {
  ending: RegExp;
  /** Minimum length of the stem. */
  minStem: number;
}

const FIRST_PASS: readonly Ending[] = [
  { ending: /(?<=[^aeiou])ern$/, minStem: 3 },
  { ending: /(?:em|en|er|es)$/, minStem: 3 },
  { ending: /e$/, minStem: 3 },
  { ending: /(?<=[lr])n$/, minStem: 4 },
  { ending: /(?<=[bdfghklmntaoiy])s$/, minStem: 4 },
];
const SECOND_PASS: readonly Ending[] = [
  { ending: /est$/, minStem: 4 },
  { ending: /(?:er|en)$/, minStem: 4 },
];

function stripEnding(word: string, endings: readonly Ending[]): string {
  for (const { ending, minStem } of endings) {
    const found = ending.exec(word);
    if (found && found.index >= minStem) return word.slice(0, found.index);
  }
  return word;
}
