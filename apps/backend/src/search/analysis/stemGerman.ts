/**
 * Strips number and case endings of a folded word: "stuhle" → "stuhl", "betten" → "bett". The stem need not be a
 * dictionary word. Source: Savoy's light stemmer.
 */
export function stemGerman(word: string): string {
  return shorter(shorter(word, FIRST), SECOND);
}

interface Ending {
  ending: RegExp;
  /** Minimum length of the stem. */
  least: number;
}

const FIRST: readonly Ending[] = [
  { ending: /(?<=[^aeiou])ern$/, least: 3 },
  { ending: /(?:em|en|er|es)$/, least: 3 },
  { ending: /e$/, least: 3 },
  { ending: /(?<=[lr])n$/, least: 4 },
  { ending: /(?<=[bdfghklmntaoiy])s$/, least: 4 },
];
const SECOND: readonly Ending[] = [
  { ending: /est$/, least: 4 },
  { ending: /(?:er|en)$/, least: 4 },
];

function shorter(word: string, endings: readonly Ending[]): string {
  for (const { ending, least } of endings) {
    const found = ending.exec(word);
    if (found && found.index >= least) return word.slice(0, found.index);
  }
  return word;
}
