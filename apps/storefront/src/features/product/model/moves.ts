import type { Stage } from "./stage.ts";

/** What a press of a button or a key does to the model. */
export interface Moves {
  left: () => void;
  right: () => void;
  closer: () => void;
  farther: () => void;
  reset: () => void;
  byKey: Readonly<Record<string, (() => void) | undefined>>;
}

/** in radians: twenty-four presses go once around */
const STEP = Math.PI / 12;
const NEARER = 1.2;

/** Nothing moves before there is a stage. */
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
      // the same key without the shift that some keyboards ask for
      "=": closer,
      "-": farther,
      Home: reset,
    },
  };
}
