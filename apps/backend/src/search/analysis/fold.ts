/** Letters that do not come apart into a letter and a mark. */
const LIGATURES: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" };
const LIGATURE = /[ßæœøđłı]/g;

/**
 * The text as everybody types it: small letters without marks, so that ș, ş and s, ă, â and a are the same. German
 * "Möbel", "Moebel" and "Mobel" become one word too.
 */
export function fold(text: string, language: string): string {
  const plain = text
    .toLowerCase()
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
  // Not in "neue", "blaue", "Quelle": there the e is a letter of its own.
  return language === "de" ? plain.replace(/(?<![aeq])([aou])e/g, "$1") : plain;
}
