import { isOn } from "../../shared/isOn.js";

/**
 * The sales bar to show: the country's entry, else the one named "default". `undefined` when the module is off, that entry
 * is inactive, or the shopper dismissed the bar. An inactive country entry does not fall back: it was switched off there.
 * Source: specification 2 and 3, sales bar config.
 */
export function salesBarEntry<T extends { salesbar_active: unknown }>(
  config: { activate: unknown; entries: Record<string, T> },
  country: string,
  dismissed: boolean,
): T | undefined {
  if (dismissed || !isOn(config.activate)) return undefined;
  const name = Object.hasOwn(config.entries, country) ? country : "default";
  const entry = Object.hasOwn(config.entries, name) ? config.entries[name] : undefined;
  return entry !== undefined && isOn(entry.salesbar_active) ? entry : undefined;
}
