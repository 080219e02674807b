import type { ReactElement } from "react";
import { type Choice, RadioChoices, type RadioChoicesProps } from "./RadioChoices.js";
import { SwatchDot } from "./SwatchDot.js";

/** A colour to choose. */
export interface SwatchChoice extends Choice {
  /** "#1f4d3e" */
  hex: string | undefined;
}

/** Colours to choose from, as circles. The name of the chosen one is always to be read, the others' when pointed at. */
export function Swatches(props: RadioChoicesProps<SwatchChoice>): ReactElement {
  return <RadioChoices {...props} kind="swatches" face={face} />;
}

const face = ({ title, hex, unavailable }: SwatchChoice): ReactElement => (
  <>
    <SwatchDot hex={hex} />
    <span className="sh-choice-tip">
      {title}
      {unavailable !== undefined && ` – ${unavailable}`}
    </span>
  </>
);
