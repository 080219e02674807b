import type { Deps } from "../../deps.ts";
import { dayIn, type Locale } from "../../locale.ts";
import { type AdventSeason, adventSeason } from "./adventSeason.ts";

/** The calendar in a storefront now, by its settings and the date in its shop; undefined where it is not shown. */
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

/** A flag as the shops of old and new spell it. */
const ON: ReadonlySet<unknown> = new Set([1, "1", true, "true"]);
