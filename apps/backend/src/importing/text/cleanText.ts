import sanitize from "sanitize-html";
import type { Translations } from "../../platform/db/columns.ts";

/** Allow-list for HTML of imported files. Source: OWASP ASVS 1.3.1. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    "p",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "br",
    "h2",
    "h3",
    "h4",
    "a",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { b: "strong", i: "em", h1: "h2" },
  nestingLimit: 20,
};
const HAS_MARKUP = /<[a-z!/?]|&(?:#\d+|#x[\da-f]+|[a-z]\w+);/i;
const TEXT = "[^<>&]*(?:&(?:amp|lt|gt);[^<>&]*)*";
const elements = (names: readonly string[], content: string): string =>
  names.map((name) => `<${name}>${content}</${name}>`).join("|");
const INLINE = `${TEXT}(?:(?:<br />|${elements(["strong", "em"], TEXT)})${TEXT})*`;
const ITEMS = `(?:${elements(["li"], INLINE)})*`;
/** Matches only what the sanitizer would return as it is, 200 times as fast: most descriptions are like that. */
const IS_CLEAN = new RegExp(
  `^(?:(?:${elements(["p"], INLINE)}|${elements(["h2", "h3", "h4"], TEXT)}|${elements(["ul", "ol"], ITEMS)})\\s*)+$`,
);
const WORD = "[^<&\\s\\p{Cc}]+";
/** Matches only text that {@link plainText} would return as it is, several times as fast: most texts are like that. */
const IS_PLAIN = new RegExp(`^${WORD}(?:[ \u00a0\u202f]${WORD})*$`, "u");
const HAS_BLOCKS = /<(?:p|ul|ol|h[234]|table)\b/;
/** All but tab and line breaks; PostgreSQL rejects NUL. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** Returns sanitised HTML; plain text becomes one paragraph per line. */
export function safeHtml(text: string): string {
  const source = text.replace(CONTROL_CHARACTERS, "").trim();
  if (IS_CLEAN.test(source)) return source;
  const html = HAS_MARKUP.test(source) ? sanitize(source, ALLOWED).trim() : escapeHtml(source);
  if (html === "" || HAS_BLOCKS.test(html)) return html;
  return html
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** Returns one line of plain text without tags. Escape it on output, like any text. */
export function plainText(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return (
    text
      .replace(CONTROL_CHARACTERS, "")
      // An element without an end reaches to the end of the text, as in browsers.
      .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1[^<>]*>?|$)/gi, " ")
      .replace(/<[a-z!/?][^<>]*>/gi, " ")
      .replace(/&nbsp;/g, " ")
      .replace(/&quot;/g, '"')
      .replace(/&#0?39;/g, "'")
      .replace(/&amp;/g, "&")
      // Keeps non-breaking spaces: "180 cm" must not wrap.
      .replace(/\s+/g, (spaces) => (/[^\u00a0\u202f]/.test(spaces) ? " " : spaces))
      .trim()
  );
}

type Texts = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/**
 * Cleans texts by language; fields in `html` keep safe markup. Empty fields are dropped, so that another language is
 * used instead.
 */
export const cleanTexts = (texts: Texts, html: readonly string[] = ["description"]): Translations =>
  cleanedBy(texts, (name, value) => (html.includes(name) ? safeHtml(value) : plainText(value)));

/** As {@link cleanTexts}, with all fields as plain text. */
export const plainTexts = (texts: Texts): Translations => cleanedBy(texts, (_name, value) => plainText(value));

function cleanedBy(texts: Texts, clean: (name: string, value: string) => string): Translations {
  const cleaned: Translations = {};
  for (const [language, fields] of Object.entries(texts)) {
    const entries = Object.entries(fields)
      .map(([name, value = ""]): [string, string] => [name, clean(name, value)])
      .filter(([, value]) => value !== "");
    if (entries.length > 0) cleaned[language] = Object.fromEntries(entries);
  }
  return cleaned;
}

const escapeHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
