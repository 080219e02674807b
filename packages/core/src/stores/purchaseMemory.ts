import * as v from "valibot";
import type { KeyValueStorage } from "../environment/environment.js";
import { storedValue } from "./storedValue.js";

/** Of orders that were told: more than one browser places. */
const REMEMBERED = 50;

/** Whose purchases analytics has heard of: an order's page is looked at more than once. */
export function purchaseMemory(storage: KeyValueStorage): {
  /** True the first time for an order, false ever after. */
  isNew(orderRef: string): boolean;
  /** Consent was taken back. */
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
