/** A heading with the HTML below it. */
export interface HeadedPart {
  /** as plain text */
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
 * Takes sanitised HTML apart at its h3 headings, for an accordion. It only cuts: no part of the HTML is changed. What
 * stands before the first heading comes first, without a title; parts without content are left out.
 */
export function splitByHeading(html: string): HeadedPart[] {
  // With a capturing group the pieces alternate: html, title, html, title, …
  const [before = "", ...rest] = html.split(/<h3(?:\s[^>]*)?>(.*?)<\/h3>/is);
  const parts = [{ title: "", html: before.trim() }];
  for (let at = 0; at < rest.length; at += 2)
    parts.push({ title: plain(rest[at] ?? ""), html: (rest[at + 1] ?? "").trim() });
  return parts.filter((part) => part.html !== "");
}

/** Text as a page shows it; it is set as text, so nothing in it can become markup again. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (entity, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .trim();
