/** Letters that must not just lose their accent. */
const TRANSLITERATIONS: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  þ: "th",
  ı: "i",
};
/** Thelia's column holds 255 bytes; the rest is reserved for "-123.html". */
const MAX_SLUG_LENGTH = 200;
const HTML_ENDING = /\.html$/i;
const IS_FOLDED = /^[A-Za-z\d]+(?:-[A-Za-z\d]+)*(?:\.html)?$/;
const TRANSLITERATED = new RegExp(`[${Object.keys(TRANSLITERATIONS).join("")}]`, "g");

/** Returns ASCII words joined by hyphens, preserving case and an ending ".html"; "" if nothing is left. */
export function foldSlug(text: string): string {
  if (text.length <= MAX_SLUG_LENGTH && IS_FOLDED.test(text)) return text;
  const ending = HTML_ENDING.test(text.trim()) ? ".html" : "";
  const words = text
    .trim()
    .replace(HTML_ENDING, "")
    .normalize("NFC")
    .replace(TRANSLITERATED, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, "");
  return words === "" ? "" : words + ending;
}

/** Returns the slug of a title: lower case, optionally with ".html" as in Thelia 2.4. */
export function slugOfTitle(title: string, ending: "" | ".html"): string {
  const words = foldSlug(title.replace(HTML_ENDING, "")).toLowerCase();
  return words === "" ? "" : words + ending;
}

/** sofa.html, 1 → sofa-1.html */
export function numberedSlug(slug: string, number: number): string {
  return HTML_ENDING.test(slug) ? slug.replace(HTML_ENDING, `-${number}.html`) : `${slug}-${number}`;
}

/** Returns true if `url` is the slug with a number appended. */
export function isNumberedSlug(url: string, slug: string): boolean {
  const ending = HTML_ENDING.test(slug) ? ".html" : "";
  const stem = slug.slice(0, slug.length - ending.length);
  return (
    url.startsWith(`${stem}-`) &&
    url.endsWith(ending) &&
    /^\d+$/.test(url.slice(stem.length + 1, url.length - ending.length))
  );
}
