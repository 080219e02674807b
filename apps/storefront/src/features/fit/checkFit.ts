import { type Box, MARGIN, type Opening } from "../../shared/fit/fitsOpening.ts";
import { findDoorPose, findLiftPose, findStairsPose, type Lift, type Pose, type Stairs } from "./poses.ts";

/** Space in cm for hands and handrail in a stairwell: 5 cm on each side. */
export const STAIRS_MARGIN = 10;

/** The way into a flat. Stairs and lift are alternatives; without both the flat is on the ground floor. */
export interface Way {
  door: Opening;
  stairs?: Stairs | undefined;
  lift?: Lift | undefined;
}

/** `tight`: passes, but without the margin. */
export type FitLevel = "fits" | "tight" | "blocked";

/** Section of a way with its measures. */
export type Section = { name: "door"; size: Opening } | { name: "stairs"; size: Stairs } | { name: "lift"; size: Lift };

export interface SectionCheck {
  section: Section;
  level: FitLevel;
  /** How to hold the box; when blocked, in a section that is larger by `missing`. */
  pose: Pose | undefined;
  /** Whole cm by which every measure would have to be larger for a fit with margin; 0 when it fits. */
  missing: number;
}

export interface FitCheck {
  level: FitLevel;
  sections: readonly SectionCheck[];
}

const RANK = { blocked: 0, tight: 1, fits: 2 } as const;
export const worstLevel = (levels: readonly FitLevel[]): FitLevel =>
  levels.reduce((a, b) => (RANK[b] < RANK[a] ? b : a), "fits");
export const bestLevel = (levels: readonly FitLevel[]): FitLevel =>
  levels.reduce((a, b) => (RANK[b] > RANK[a] ? b : a), "blocked");

/** Checks whether a box passes the door, and the stairs or the lift. */
export function checkFit(box: Box, way: Way): FitCheck {
  const [door, ...upstairs] = toSections(way).map((section) => checkSection(box, section));
  const ways = upstairs.length === 0 ? "fits" : bestLevel(upstairs.map(({ level }) => level));
  return door === undefined
    ? { level: ways, sections: upstairs }
    : { level: worstLevel([door.level, ways]), sections: [door, ...upstairs] };
}

const toSections = ({ door, stairs, lift }: Way): Section[] => [
  { name: "door", size: door },
  ...(stairs === undefined ? [] : [{ name: "stairs", size: stairs } as const]),
  ...(lift === undefined ? [] : [{ name: "lift", size: lift } as const]),
];

/** Upper limit of the search in cm: larger than any furniture. */
const MAX_MISSING = 1024;

function checkSection(box: Box, section: Section): SectionCheck {
  const margin = section.name === "stairs" ? STAIRS_MARGIN : MARGIN;
  const comfortable = findPose(box, section, -margin);
  if (comfortable !== undefined) return { section, level: "fits", pose: comfortable, missing: 0 };
  // A larger section never blocks what a smaller one lets through, so the smallest is found by halving.
  let [blocked, passing] = [0, MAX_MISSING];
  while (passing - blocked > 1) {
    const middle = Math.floor((blocked + passing) / 2);
    if (findPose(box, section, middle - margin) === undefined) blocked = middle;
    else passing = middle;
  }
  const tight = findPose(box, section, 0);
  return {
    section,
    level: tight === undefined ? "blocked" : "tight",
    pose: tight ?? findPose(box, section, passing - margin),
    missing: passing,
  };
}

/** @param extra cm added to every measure of the section */
function findPose(box: Box, { name, size }: Section, extra: number): Pose | undefined {
  const width = size.width + extra;
  const height = size.height + extra;
  switch (name) {
    case "door":
      return findDoorPose(box, { width, height });
    case "stairs":
      return findStairsPose(box, { width, height, depth: size.depth + extra });
    case "lift": {
      const [doorWidth, doorHeight] = [size.doorWidth + extra, size.doorHeight + extra];
      return findLiftPose(box, { width, height, depth: size.depth + extra, doorWidth, doorHeight });
    }
  }
}
