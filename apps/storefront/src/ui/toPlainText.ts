const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Returns HTML as plain text with decoded entities. Must be rendered as text, never as HTML. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (entity, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .trim();

/** Returns the start of a text. The default length is about what search engines display. */
export function createExcerpt(html: string, maxLength = 160): string {
  // A space for each tag keeps the words of adjacent blocks apart.
  const text = toPlainText(html.replaceAll("<", " <")).replaceAll(/\s+/g, " ");
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/[\s.,;:–-]*\s\S*$/, "")}…`;
}
