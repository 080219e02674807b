import type { Stage } from "./stage.ts";

/** Movements of the model, by button or key. */
export interface ModelControls {
  left: () => void;
  right: () => void;
  closer: () => void;
  farther: () => void;
  reset: () => void;
  byKey: Readonly<Record<string, (() => void) | undefined>>;
}

/** In radians: 24 presses per turn. */
const ROTATION_STEP = Math.PI / 12;
const ZOOM_FACTOR = 1.2;

/** Without a stage, the movements do nothing. */
export function createModelControls(stage: Pick<Stage, "turn" | "zoom" | "reset"> | undefined): ModelControls {
  const left = (): void => stage?.turn(ROTATION_STEP, 0);
  const right = (): void => stage?.turn(-ROTATION_STEP, 0);
  const closer = (): void => stage?.zoom(ZOOM_FACTOR);
  const farther = (): void => stage?.zoom(1 / ZOOM_FACTOR);
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
      ArrowUp: () => stage?.turn(0, ROTATION_STEP / 2),
      ArrowDown: () => stage?.turn(0, -ROTATION_STEP / 2),
      "+": closer,
      // The "+" key without Shift, as on some keyboards.
      "=": closer,
      "-": farther,
      Home: reset,
    },
  };
}
