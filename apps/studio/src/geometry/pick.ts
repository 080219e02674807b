/** The entry at an index that may be any whole number: it starts over at both ends. */
export function pick<Entry>(list: readonly Entry[], index: number): Entry {
  const found = list.at(((index % list.length) + list.length) % list.length);
  if (found === undefined) throw new RangeError("Nothing to pick from");
  return found;
}
