export interface Synonym {
  from: string;
  to: string[];
}

/** Parses rules in Lucene syntax into one entry per phrase. */
export function readSynonyms(rules: readonly string[]): Synonym[] {
  return rules.flatMap((rule) => {
    const [left = "", right] = rule.split("=>");
    const from = phrases(left);
    if (right !== undefined) return from.map((phrase) => ({ from: phrase, to: phrases(right) }));
    return from.map((phrase) => ({ from: phrase, to: from.filter((other) => other !== phrase) }));
  });
}

const phrases = (list: string): string[] =>
  list
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
