/** Number lists packed into two typed arrays, which cost a small fraction of the memory of nested arrays. */
export interface Lists {
  /** Offset of each list in `values`, plus the end. */
  starts: Uint32Array;
  values: Int32Array;
}

export class ListsBuilder {
  private readonly starts: number[] = [0];
  private readonly values: number[] = [];

  /** Appends the list of the next entry. */
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

/** Whether the list contains a marked index. */
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
