import sanitize from "sanitize-html";
import type { Translations } from "../../db/columns.ts";

/** Verification standard 1.3.1: HTML from files passes one allow-list on the way in. */
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
const HAS_BLOCKS = /<(?:p|ul|ol|h[234]|table)\b/;
/** All but tab and line ends: PostgreSQL refuses zero bytes, and nobody wants to read the others. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** HTML that may be shown; plain text becomes paragraphs, one for each line. */
export function safeHtml(text: string): string {
  const source = text.replace(CONTROL_CHARACTERS, "").trim();
  const html = HAS_MARKUP.test(source) ? sanitize(source, ALLOWED).trim() : escapeHtml(source);
  if (html === "" || HAS_BLOCKS.test(html)) return html;
  return html
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** One line of plain text: no tags, single spaces. It is escaped where it is shown, like any text. */
export function plainText(text: string): string {
  return (
    text
      .replace(CONTROL_CHARACTERS, "")
      .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1[^<>]*>/gi, " ")
      .replace(/<[a-z!/?][^<>]*>/gi, " ")
      .replace(/&nbsp;/g, " ")
      .replace(/&quot;/g, '"')
      .replace(/&#0?39;/g, "'")
      .replace(/&amp;/g, "&")
      // No-break spaces are meant: "180 cm" stays in one line.
      .replace(/[\u00a0\u202f]*[^\S\u00a0\u202f]\s*/g, " ")
      .trim()
  );
}

type Texts = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/**
 * Clean texts by language; those named in `html` keep safe markup. What is empty is left out: another language's text is
 * shown in its place.
 */
export const cleanTexts = (texts: Texts, html: readonly string[] = ["description"]): Translations =>
  cleanedBy(texts, (name, value) => (html.includes(name) ? safeHtml(value) : plainText(value)));

/** As {@link cleanTexts}, for what is shown in one line everywhere, its description too. */
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
