/** Number lists packed into two typed arrays, which cost a small fraction of the memory of nested arrays. */
export interface PackedLists {
  /** Offset of each list in `values`, plus the end. */
  starts: Uint32Array;
  values: Int32Array;
}

export class PackedListsBuilder {
  private readonly starts: number[] = [0];
  private readonly values: number[] = [];

  /** Appends the list of the next entry. */
  add(values: Iterable<number>): void {
    for (const value of values) this.values.push(value);
    this.starts.push(this.values.length);
  }

  build(): PackedLists {
    return { starts: Uint32Array.from(this.starts), values: Int32Array.from(this.values) };
  }
}

export const startOf = ({ starts }: PackedLists, entry: number): number => starts[entry] ?? 0;
export const endOf = ({ starts }: PackedLists, entry: number): number => starts[entry + 1] ?? 0;

/** Whether the list contains a marked index. */
export function hasMarked(lists: PackedLists, entry: number, marks: Uint8Array): boolean {
  for (let at = startOf(lists, entry); at < endOf(lists, entry); at++) {
    if (marks[lists.values[at] ?? 0] === 1) return true;
  }
  return false;
}

export function includes(lists: PackedLists, entry: number, value: number): boolean {
  for (let at = startOf(lists, entry); at < endOf(lists, entry); at++) {
    if (lists.values[at] === value) return true;
  }
  return false;
}
