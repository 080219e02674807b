import type { KeyValueStorage } from "../environment/environment.js";
import { storedValue } from "../store/storedValue.js";
import { array } from "../wire/row.js";
import { check, textOnly } from "../wire/createSchema.js";

/** More orders than one browser places. */
const MAX_REMEMBERED = 50;

/** Returns a memory of purchases reported to analytics: an order page is opened more than once. */
export function createPurchaseMemory(storage: KeyValueStorage): {
  /** Returns true the first time for an order, false afterwards. */
  isNew(orderRef: string): boolean;
  /** Clears the memory after consent was withdrawn. */
  forget(): void;
} {
  const reported = storedValue(
    storage,
    "purchases_told",
    array(check(textOnly, "at most 100 characters", (id) => id.length <= 100)),
  );
  return {
    isNew(orderRef) {
      const before = reported.read() ?? [];
      if (before.includes(orderRef)) return false;
      reported.write([...before, orderRef].slice(-MAX_REMEMBERED));
      return true;
    },
    forget: reported.clear,
  };
}
