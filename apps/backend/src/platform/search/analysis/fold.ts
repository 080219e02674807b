/** Letters without a Unicode decomposition. */
const LIGATURES: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" };
const LIGATURE = /[ßæœøđłı]/g;

/**
 * Lower-cases and strips diacritics, so that ș, ş and s are equal. In German, "Möbel", "Moebel" and "Mobel" fold to the
 * same word.
 */
export function fold(text: string, language: string): string {
  const plain = text
    .toLowerCase()
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
  // Except in "neue", "blaue", "Quelle", where the e is not part of an umlaut.
  return language === "de" ? plain.replace(/(?<![aeq])([aou])e/g, "$1") : plain;
}
