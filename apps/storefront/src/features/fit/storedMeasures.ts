import { browserEnvironment } from "@shop/core";
import { type MeasureTexts, pickMeasures } from "./parseMeasures.ts";

const KEY = "fit_measures";

/** Blocked storage: the measures are in the address only. */
const storage = () => browserEnvironment().storage.local;

/** Measures that the shopper entered for another product, as an address spells them; untrusted. Decision 0359. */
export const readStoredMeasures = (): MeasureTexts => pickMeasures(new URLSearchParams(storage().get(KEY) ?? ""));

export function storeMeasures(measures: MeasureTexts): void {
  storage().set(KEY, new URLSearchParams(measures).toString());
}

export function clearStoredMeasures(): void {
  storage().remove(KEY);
}
