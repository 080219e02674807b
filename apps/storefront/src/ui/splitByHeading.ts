export interface HeadingSection {
  title: string;
  html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/**
 * Splits sanitised HTML at its h3 headings, for an accordion. Does not change the HTML. Content before the first
 * heading comes first, without a title; empty parts are omitted.
 */
export function splitByHeading(html: string): HeadingSection[] {
  // The capturing group makes the results alternate: html, title, html, title, …
  const [before = "", ...rest] = html.split(/<h3(?:\s[^>]*)?>(.*?)<\/h3>/is);
  const parts = [{ title: "", html: before.trim() }];
  for (let at = 0; at < rest.length; at += 2)
    parts.push({ title: toPlainText(rest[at] ?? ""), html: (rest[at + 1] ?? "").trim() });
  return parts.filter((part) => part.html !== "");
}

/** Returns plain text with decoded entities. Must be rendered as text, never as HTML. */
const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (entity, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .trim();
