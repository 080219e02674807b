/** The search engine stops counting here. */
const COUNT_LIMIT = 10_000;

/** Formats the total of all categories: "10000+" from 10 000 on. */
export function countLabel(total: number): string {
  return total >= COUNT_LIMIT ? `${COUNT_LIMIT}+` : String(total);
}
