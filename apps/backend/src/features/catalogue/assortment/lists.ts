/** A list of numbers for each of many things, in two typed arrays: fifty thousand products cost megabytes, not hundreds. */
export interface Lists {
  /** where a thing's numbers begin; one more than there are things */
  starts: Uint32Array;
  values: Int32Array;
}

export class ListsBuilder {
  private readonly starts: number[] = [0];
  private readonly values: number[] = [];

  /** The next thing's numbers. */
  add(values: Iterable<number>): void {
    for (const value of values) this.values.push(value);
    this.starts.push(this.values.length);
  }

  build(): Lists {
    return { starts: Uint32Array.from(this.starts), values: Int32Array.from(this.values) };
  }
}

export const startOf = ({ starts }: Lists, thing: number): number => starts[thing] ?? 0;
export const endOf = ({ starts }: Lists, thing: number): number => starts[thing + 1] ?? 0;

/** Whether one of a thing's numbers is marked. */
export function hasMarked(lists: Lists, thing: number, marks: Uint8Array): boolean {
  for (let at = startOf(lists, thing); at < endOf(lists, thing); at++) {
    if (marks[lists.values[at] ?? 0] === 1) return true;
  }
  return false;
}

export function includes(lists: Lists, thing: number, value: number): boolean {
  for (let at = startOf(lists, thing); at < endOf(lists, thing); at++) {
    if (lists.values[at] === value) return true;
  }
  return false;
}
