/** The item at an index that is there by construction; negative indices count from the end. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new RangeError(`No item ${index} among ${list.length}`);
  return found;
}
