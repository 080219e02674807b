/** A flag in any of the shop's spellings: true, 1, "1" and "true" are on, all else is off. Source: wire reference 0.2. */
export function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === "1" || flag === "true";
}
