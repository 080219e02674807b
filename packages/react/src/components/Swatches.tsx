import type { ReactElement } from "react";
import { type Choice, RadioChoices, type RadioChoicesProps } from "./RadioChoices.js";
import { SwatchDot } from "./SwatchDot.js";

/** Colour option. */
export interface SwatchChoice extends Choice {
  /** CSS colour: "#1f4d3e". */
  hex: string | undefined;
}

/** Radio group of colour swatches. The legend names the selected colour; a tooltip names the others. */
export function Swatches(props: RadioChoicesProps<SwatchChoice>): ReactElement {
  return <RadioChoices {...props} kind="swatches" renderChoice={renderSwatch} />;
}

const renderSwatch = ({ title, hex, unavailable }: SwatchChoice): ReactElement => (
  <>
    <SwatchDot hex={hex} />
    <span className="sh-choice-tip">
      {title}
      {unavailable !== undefined && ` – ${unavailable}`}
    </span>
  </>
);
