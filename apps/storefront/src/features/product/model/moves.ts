import type { Stage } from "./stage.ts";

/** Movements of the model, by button or key. */
export interface Moves {
  left: () => void;
  right: () => void;
  closer: () => void;
  farther: () => void;
  reset: () => void;
  byKey: Readonly<Record<string, (() => void) | undefined>>;
}

/** In radians: 24 presses per turn. */
const STEP = Math.PI / 12;
const NEARER = 1.2;

/** Without a stage, the movements do nothing. */
export function movesOf(stage: Pick<Stage, "turn" | "zoom" | "reset"> | undefined): Moves {
  const left = (): void => stage?.turn(STEP, 0);
  const right = (): void => stage?.turn(-STEP, 0);
  const closer = (): void => stage?.zoom(NEARER);
  const farther = (): void => stage?.zoom(1 / NEARER);
  const reset = (): void => stage?.reset();
  return {
    left,
    right,
    closer,
    farther,
    reset,
    byKey: {
      ArrowLeft: left,
      ArrowRight: right,
      ArrowUp: () => stage?.turn(0, STEP / 2),
      ArrowDown: () => stage?.turn(0, -STEP / 2),
      "+": closer,
      // The "+" key without Shift, as on some keyboards.
      "=": closer,
      "-": farther,
      Home: reset,
    },
  };
}
