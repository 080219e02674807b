import type { Stage } from "./stage.ts";

type Move = (stage: Pick<Stage, "turn" | "zoom" | "reset">) => void;

/** In radians: 24 presses per turn. */
const ROTATION_STEP = Math.PI / 12;
const ZOOM_FACTOR = 1.2;

export const modelMoves = {
  left: (stage) => stage.turn(ROTATION_STEP, 0),
  right: (stage) => stage.turn(-ROTATION_STEP, 0),
  farther: (stage) => stage.zoom(1 / ZOOM_FACTOR),
  closer: (stage) => stage.zoom(ZOOM_FACTOR),
  reset: (stage) => stage.reset(),
} as const satisfies Record<string, Move>;

export const movesByKey: Readonly<Record<string, Move | undefined>> = {
  ArrowLeft: modelMoves.left,
  ArrowRight: modelMoves.right,
  ArrowUp: (stage) => stage.turn(0, ROTATION_STEP / 2),
  ArrowDown: (stage) => stage.turn(0, -ROTATION_STEP / 2),
  "+": modelMoves.closer,
  // The "+" key without Shift, as on some keyboards.
  "=": modelMoves.closer,
  "-": modelMoves.farther,
  Home: modelMoves.reset,
};
