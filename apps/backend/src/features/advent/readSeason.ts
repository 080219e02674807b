import type { Deps } from "../../deps.ts";
import { dayIn, type Locale } from "../../locale.ts";
import { type AdventSeason, adventSeason } from "./adventSeason.ts";

/** Returns the current season by the market's settings and local date; `undefined` when the calendar is hidden. */
export function readSeason(
  { clock, adventDay }: Pick<Deps, "clock" | "adventDay">,
  locale: Locale,
  settings: Readonly<Record<string, unknown>>,
): AdventSeason | undefined {
  const text = (name: string): string => {
    const value = settings[name];
    return typeof value === "string" ? value : "";
  };
  const shown = ON.has(settings["show_advent_calendar"]);
  const dates = { from: text("advent_from") || "12-01", until: text("advent_until") || "12-24" };
  return adventSeason({ shown, ...dates }, adventDay ?? dayIn(locale, clock()));
}

/** Spellings of an enabled flag in legacy and current settings. */
const ON: ReadonlySet<unknown> = new Set([1, "1", true, "true"]);
