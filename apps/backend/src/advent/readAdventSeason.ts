import type { Deps } from "../deps.ts";
import { localDateIn, type Locale } from "../locale.ts";
import { type AdventSeason, computeAdventSeason } from "./computeAdventSeason.ts";

/** Returns the current season by the market's settings and local date; `undefined` when the calendar is hidden. */
export function readAdventSeason(
  { clock, adventDay }: Pick<Deps, "clock" | "adventDay">,
  locale: Locale,
  settings: Readonly<Record<string, unknown>>,
): AdventSeason | undefined {
  const readText = (name: string): string => {
    const value = settings[name];
    return typeof value === "string" ? value : "";
  };
  const isEnabled = TRUTHY_VALUES.has(settings["show_advent_calendar"]);
  const dates = { from: readText("advent_from") || "12-01", until: readText("advent_until") || "12-24" };
  return computeAdventSeason({ isEnabled, ...dates }, adventDay ?? localDateIn(locale, clock()));
}

/** Spellings of an enabled flag in legacy and current settings. */
const TRUTHY_VALUES: ReadonlySet<unknown> = new Set([1, "1", true, "true"]);
