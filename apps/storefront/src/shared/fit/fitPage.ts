import type { Language } from "@shop/core";

/** Paths of the fit check by language. */
export const FIT_PATHS = {
  de: "/passt-es",
  ro: "/incape",
  en: "/will-it-fit",
} as const satisfies Partial<Record<Language, string>>;

/** A language without a path of its own has the English one. */
export const fitPath = (language: Language): string =>
  (FIT_PATHS as Partial<Record<Language, string>>)[language] ?? FIT_PATHS.en;

/** Measures of a way into a flat, as parameters of the address. */
export const MEASURES = [
  "door_width",
  "door_height",
  "stair_width",
  "landing_depth",
  "ceiling",
  "lift_width",
  "lift_depth",
  "lift_height",
  "lift_door_width",
  "lift_door_height",
] as const;
export type Measure = (typeof MEASURES)[number];
