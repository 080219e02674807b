const IRREGULAR = new Map([
  ["shelves", "shelf"],
  ["knives", "knife"],
  ["leaves", "leaf"],
  ["halves", "half"],
  ["wolves", "wolf"],
  ["children", "child"],
  ["men", "man"],
  ["women", "woman"],
  ["feet", "foot"],
  ["mice", "mouse"],
  ["grey", "gray"],
  ["colour", "color"],
  ["kid", "child"],
  ["kids", "child"],
]);

/** Strips plural and participle endings of a folded word: "tables" → "table", "folding" → "fold". */
export function stemEnglish(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  const one = singular(word);
  return IRREGULAR.get(one) ?? stripParticiple(one);
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}

/** At least four letters must remain: "bed" and "ring" are not participles. */
function stripParticiple(word: string): string {
  const stem = /^(\p{L}{4,}?)(?:able|ing|ed)$/u.exec(word)?.[1];
  if (stem === undefined) return word.length > 4 ? word.replace(/e$/, "") : word;
  const single = stem.replace(/([bdfgmnprt])\1$/, "$1");
  return single.length > 4 ? single.replace(/e$/, "") : single;
}
