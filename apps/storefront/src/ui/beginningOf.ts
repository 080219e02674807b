/** Approximate length that search engines display. */
const MOST_LETTERS = 160;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

export function beginningOf(html: string, most = MOST_LETTERS): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(\w+);/g, (sign, name: string) => ENTITIES[name] ?? sign)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s.,;:–-]*\s\S*$/, "")}…`;
}
