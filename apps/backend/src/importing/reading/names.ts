import { slugOfTitle } from "../text/slug.ts";

export interface Names<T extends { code: string }> {
  /** Returns false if the name was already declared. */
  declare(name: string, thing: (code: string) => T): boolean;
  /** Returns the entry with that name, ignoring case and whitespace; creates it if undeclared. */
  get(name: string): T;
  all(): T[];
}

/** Registry of entries that other files refer to by name: categories, colours, brands. */
export function createNames<T extends { code: string }>(
  namespace: string,
  make: (code: string, name: string) => T,
  onUndeclared: (name: string) => void,
): Names<T> {
  const things = new Map<string, T>();
  const codeOf = (name: string): string =>
    `${namespace}:${slugOfTitle(name, "") || encodeURIComponent(name.trim().toLowerCase())}`;
  return {
    declare(name, thing) {
      const code = codeOf(name);
      if (things.has(code)) return false;
      things.set(code, thing(code));
      return true;
    },
    get(name) {
      const code = codeOf(name);
      const known = things.get(code);
      if (known) return known;
      const made = make(code, name);
      things.set(code, made);
      onUndeclared(name);
      return made;
    },
    all: () => [...things.values()],
  };
}

/** Splits a cell such as "blue;Gray ;": trimmed (including non-breaking spaces), without duplicates. */
export function splitCell(cell: string): string[] {
  const parts = new Map<string, string>();
  for (const part of cell.split(";").map((each) => each.trim())) {
    if (part !== "" && !parts.has(part.toLowerCase())) parts.set(part.toLowerCase(), part);
  }
  return [...parts.values()];
}
