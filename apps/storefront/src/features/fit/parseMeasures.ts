import { type Measure, MEASURES } from "../../shared/fit/fitPage.ts";
import type { Way } from "./checkFit.ts";

/** Texts of the measures' fields, as typed. */
export type MeasureTexts = Partial<Record<Measure, string>>;

export type MeasureProblem = "missing" | "notNumber" | "outOfRange";
export interface MeasureIssue {
  measure: Measure;
  problem: MeasureProblem;
}

/** Fields by section. The door is required; of stairs and lift either all measures are given or none. */
export const SECTIONS = {
  door: ["door_width", "door_height"],
  stairs: ["stair_width", "landing_depth", "ceiling"],
  lift: ["lift_width", "lift_depth", "lift_height", "lift_door_width", "lift_door_height"],
} as const satisfies Record<string, readonly Measure[]>;

/** Limits in cm. Below and above them a number is one in metres or millimetres. */
export const MIN_CM = 30;
export const MAX_CM = 900;

/** "80", "80,5", "80.5 cm" */
const CENTIMETRES = /^(\d{1,5}(?:[.,]\d{1,2})?)\s*(?:cm)?$/i;

export const pickMeasures = (search: URLSearchParams): MeasureTexts =>
  Object.fromEntries(MEASURES.flatMap((name) => (search.has(name) ? [[name, search.get(name)?.slice(0, 20)]] : [])));

/** Returns the way, or the issues in the order of the fields. */
export function parseMeasures(texts: MeasureTexts): { way: Way } | { issues: readonly MeasureIssue[] } {
  const issues: MeasureIssue[] = [];
  const read = (measure: Measure): number => {
    const result = parseMeasure(texts[measure]);
    if (typeof result === "number") return result;
    issues.push({ measure, problem: result });
    return 0;
  };
  const isUsed = (measures: readonly Measure[]): boolean => measures.some((name) => texts[name]?.trim());
  const door = { width: read("door_width"), height: read("door_height") };
  const stairs = isUsed(SECTIONS.stairs)
    ? { width: read("stair_width"), depth: read("landing_depth"), height: read("ceiling") }
    : undefined;
  const lift = isUsed(SECTIONS.lift)
    ? {
        width: read("lift_width"),
        depth: read("lift_depth"),
        height: read("lift_height"),
        doorWidth: read("lift_door_width"),
        doorHeight: read("lift_door_height"),
      }
    : undefined;
  return issues.length > 0 ? { issues } : { way: { door, stairs, lift } };
}

function parseMeasure(text = ""): number | MeasureProblem {
  const trimmed = text.trim();
  if (trimmed === "") return "missing";
  const number = CENTIMETRES.exec(trimmed)?.[1];
  if (number === undefined) return "notNumber";
  const centimetres = Number(number.replace(",", "."));
  return centimetres >= MIN_CM && centimetres <= MAX_CM ? centimetres : "outOfRange";
}
