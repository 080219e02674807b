import * as v from "valibot";
import type { KeyValueStorage } from "../environment/environment.js";
import { parseJson } from "../shared/parseJson.js";

/** A value in storage: validated on every read, removed when invalid. */
export interface StoredValue<T> {
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

export function storedValue<T>(
  storage: KeyValueStorage,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> {
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
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  const result = v.safeParse(schema, parseJson(text));
  return result.success ? result.output : undefined;
}
