import * as v from "valibot";
import type { KeyValueStorage } from "../environment/environment.js";

/** A value in storage: parsed whenever it is read, dropped when it is not what was written. */
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
      const result = v.safeParse(schema, parseJson(text));
      if (result.success) return result.output;
      clear();
      return undefined;
    },
    write: (value) => storage.set(key, JSON.stringify(value)),
    clear,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
