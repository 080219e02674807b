/**
 * Takes endings of number and case off a folded German word: "stuhle" → "stuhl", "betten" → "bett". After Savoy's light
 * stemmer; the same form for singular and plural matters, not a word of the dictionary.
 */
export function stemGerman(word: string): string {
  return shorter(shorter(word, FIRST), SECOND);
}

interface Ending {
  ending: RegExp;
  /** letters that must be left */
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
