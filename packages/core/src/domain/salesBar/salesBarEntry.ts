import { isOn } from "../../shared/isOn.js";

/**
 * Returns the sales bar of the country, else the "default" entry; undefined when the module or that entry is inactive,
 * or the shopper dismissed the bar. An inactive country entry does not fall back to "default".
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
