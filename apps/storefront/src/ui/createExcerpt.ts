/** Approximate length that search engines display. */
const MAX_LENGTH = 160;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

export function createExcerpt(html: string, maxLength = MAX_LENGTH): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(\w+);/g, (sign, name: string) => ENTITIES[name] ?? sign)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/[\s.,;:–-]*\s\S*$/, "")}…`;
}
