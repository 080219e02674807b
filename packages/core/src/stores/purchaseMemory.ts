import * as v from "valibot";
import type { KeyValueStorage } from "../environment/environment.js";
import { storedValue } from "./storedValue.js";

/** More orders than one browser places. */
const REMEMBERED = 50;

/** Returns a memory of purchases reported to analytics: an order page is opened more than once. */
export function purchaseMemory(storage: KeyValueStorage): {
  /** Returns true the first time for an order, false afterwards. */
  isNew(orderRef: string): boolean;
  /** Clears the memory after consent was withdrawn. */
  forget(): void;
} {
  const told = storedValue(storage, "purchases_told", v.array(v.pipe(v.string(), v.maxLength(100))));
  return {
    isNew(orderRef) {
      const before = told.read() ?? [];
      if (before.includes(orderRef)) return false;
      told.write([...before, orderRef].slice(-REMEMBERED));
      return true;
    },
    forget: told.clear,
  };
}
