import type { KeyValueStorage } from "../environment/environment.js";
import { parseJson } from "../shared/parseJson.js";
import { createSchema, safeParse, type Schema } from "../wire/createSchema.js";

/** A value in storage: validated on every read, removed when invalid. */
export interface StoredValue<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

export function storedValue<T>(storage: KeyValueStorage, key: string, schema: Schema<T>): StoredValue<T> {
  const clear = (): void => storage.remove(key);
  return {
    read() {
      const text = storage.get(key);
      if (text === undefined) return undefined;
      const value = parseStored(schema, text);
      if (value === undefined) clear();
      return value;
    },
    write: (value) => storage.set(key, JSON.stringify(value)),
    clear,
  };
}

/** Parses stored text; returns undefined when it does not match the schema. */
export function parseStored<T>(schema: Schema<T>, text: string): T | undefined {
  const result = safeParse(schema, parseJson(text));
  return result.success ? result.output : undefined;
}

// Storage is as untrusted as the network. Arguments have the same schemas: their errors say what is expected.
const wholeFrom = (least: number, expects: string): Schema<number> =>
  createSchema(expects, (value) => (Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined));

export const wholeNumber: Schema<number> = wholeFrom(-Infinity, "a whole number");
export const count: Schema<number> = wholeFrom(0, "a whole number of 0 or more");
export const positive: Schema<number> = wholeFrom(1, "a whole number of 1 or more");
export const number: Schema<number> = createSchema("a number", (value) =>
  Number.isFinite(value) ? Number(value) : undefined,
);
export const flag: Schema<boolean> = createSchema("a flag", (value) =>
  typeof value === "boolean" ? value : undefined,
);
/** At most 2,000 characters. */
export const text: Schema<string> = createSchema("text", (value) =>
  typeof value === "string" && value.length <= 2000 ? value : undefined,
);
