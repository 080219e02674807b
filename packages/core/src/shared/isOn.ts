/** Returns whether a flag is on in any wire spelling: true, 1, "1" or "true". */
export function isOn(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === "1" || flag === "true";
}
