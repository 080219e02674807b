import { slugOfTitle } from "../text/slug.ts";

export interface NameRegistry<T extends { code: string }> {
  /** Returns false if the name was already declared. */
  declare(name: string, create: (code: string) => T): boolean;
  /** Returns the entry with that name, ignoring case and whitespace; creates it if undeclared. */
  get(name: string): T;
  all(): T[];
}

/** Registry of entries that other files refer to by name: categories, colours, brands. */
export function createNameRegistry<T extends { code: string }>(
  namespace: string,
  make: (code: string, name: string) => T,
  onUndeclared: (name: string) => void,
): NameRegistry<T> {
  const entries = new Map<string, T>();
  const codeOf = (name: string): string =>
    `${namespace}:${slugOfTitle(name, "") || encodeURIComponent(name.trim().toLowerCase())}`;
  return {
    declare(name, create) {
      const code = codeOf(name);
      if (entries.has(code)) return false;
      entries.set(code, create(code));
      return true;
    },
    get(name) {
      const code = codeOf(name);
      const known = entries.get(code);
      if (known) return known;
      const made = make(code, name);
      entries.set(code, made);
      onUndeclared(name);
      return made;
    },
    all: () => [...entries.values()],
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
