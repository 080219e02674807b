/** The engine counts no further than this. Source: specification 9. */
const COUNT_LIMIT = 10_000;

/** The number behind "all": 10 000 and above reads "10000+". Source: specification 9. */
export function countLabel(total: number): string {
  return total >= COUNT_LIMIT ? `${COUNT_LIMIT}+` : String(total);
}
